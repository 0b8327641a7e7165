import { AppError } from '../../errors.ts';

/** Far more than a browser sends as the headers of one field. */
const HEADER_BYTES = 4096;
const HEADERS_END = '\r\n\r\n';

/**
 * One boundary and no other parameter, written as RFC 2046 allows. Anything else could be read in two ways, and the guard
 * must look for the parser's boundary.
 */
const FORM_TYPE =
  /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))[ \t]*$/i;

/** @returns undefined if the content type is not that of a form with one boundary. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = FORM_TYPE.exec(contentType) ?? [];
  return quoted ?? plain;
}

/**
 * The multipart parser spends seconds on megabytes of headers or empty fields, and goes on past its own limits. The
 * guard is much faster. It gets each chunk before the parser does and refuses such a form.
 */
export class FormGuard {
  readonly #delimiter: Buffer;
  /** The last bytes seen, because a delimiter may continue in the next chunk. */
  #rest: Buffer = Buffer.alloc(0);
  #fields = 0;
  /** Bytes of the current field's headers before `#rest`; undefined outside headers. */
  #headerBytes: number | undefined;

  constructor(
    boundary: string,
    private readonly maxFields: number,
  ) {
    this.#delimiter = Buffer.from(`--${boundary}`);
  }

  /** @throws AppError 'bad-request' if there are too many fields, or too many headers before one. */
  see(chunk: Buffer): void {
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
