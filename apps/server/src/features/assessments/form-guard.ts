import { AppError } from '../../errors.ts';

/** Longer than a browser's headers of one field by far. */
const HEADER_BYTES = 4096;
const HEADERS_END = '\r\n\r\n';

/**
 * The multipart parser takes seconds for megabytes of headers or of empty fields, and continues after its own limits.
 * This follows a form much faster than that, chunk by chunk, and sees such a form before the parser does.
 */
export class FormGuard {
  readonly #delimiter: Buffer;
  /** The end of what was seen: a delimiter may continue in the next chunk. */
  #rest: Buffer = Buffer.alloc(0);
  #fields = 0;
  /** Bytes of the present field's headers before `#rest`; undefined outside headers. */
  #headerBytes: number | undefined;

  /** @param contentType of the form; without a boundary, which the parser refuses, nothing is guarded. */
  constructor(
    contentType: string,
    private readonly maxFields: number,
  ) {
    const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
    this.#delimiter = Buffer.from(`--${quoted ?? plain ?? ''}`);
  }

  /** @throws AppError 'bad-request' if there are too many fields, or too many headers before one. */
  see(chunk: Buffer): void {
    if (this.#delimiter.length === 2) return;
    const data = Buffer.concat([this.#rest, chunk]);
    let at = 0;
    for (;;) {
      const isInHeaders = this.#headerBytes !== undefined;
      const found = data.indexOf(isInHeaders ? HEADERS_END : this.#delimiter, at);
      if (found < 0) break;
      if (isInHeaders) {
        this.#countHeaders(found - at);
        this.#headerBytes = undefined;
        at = found + HEADERS_END.length;
      } else {
        this.#fields += 1;
        // The last delimiter ends the form and starts no field.
        if (this.#fields > this.maxFields + 1) throw tooMany();
        this.#headerBytes = 0;
        at = found + this.#delimiter.length;
      }
    }
    const kept = Math.max(this.#delimiter.length, HEADERS_END.length) - 1;
    const seen = Math.max(at, data.length - kept);
    if (this.#headerBytes !== undefined) this.#countHeaders(seen - at);
    this.#rest = data.subarray(seen);
  }

  #countHeaders(bytes: number): void {
    this.#headerBytes = (this.#headerBytes ?? 0) + bytes;
    if (this.#headerBytes > HEADER_BYTES) throw tooMany();
  }
}

const tooMany = () => new AppError('bad-request', 'The form has too many fields.');
