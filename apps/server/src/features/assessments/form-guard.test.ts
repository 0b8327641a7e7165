import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multipart } from '../../../test/upload.ts';
import { boundaryOf, FormGuard } from './form-guard.ts';

const MAX_FIELDS = 9;

/** Passes the form to a guard in chunks of this many bytes. */
function see(form: Buffer, boundary: string, bytes: number): void {
  const guard = new FormGuard(boundary, MAX_FIELDS);
  for (let at = 0; at < form.length; at += bytes) guard.see(form.subarray(at, at + bytes));
}

describe('a form that would keep the parser busy for seconds', () => {
  it.each([
    ['megabytes of headers', `--XbX\r\n${'a: b\r\n'.repeat(100_000)}\r\nx\r\n--XbX--\r\n`],
    ['one long header', `--XbX\r\na: ${'b'.repeat(100_000)}\r\n\r\nx\r\n--XbX--\r\n`],
    ['empty fields', `${'--XbX\r\n\r\n\r\n'.repeat(20)}--XbX--\r\n`],
    ['boundaries alone', '--XbX\r\n'.repeat(50_000)],
  ])('%s: is refused, in chunks of any size', (_what, form) => {
    for (const bytes of [7, 1000, 65_536]) {
      expect(() => see(Buffer.from(form), 'XbX', bytes)).toThrow('The form has too many fields.');
    }
  });
});

it('a form that a browser sends passes, in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 3000 }),
      fc.array(fc.string(), { maxLength: MAX_FIELDS - 1 }),
      fc.integer({ min: 1, max: 4000 }),
      async (audio, texts, bytes) => {
        const { headers, payload } = await multipart([
          ...texts.map((value, at) => ({ name: `field${at}`, value })),
          { name: 'audio', value: audio },
        ]);
        see(payload as Buffer, boundaryOf(String(headers?.['content-type']))!, bytes);
      },
    ),
    { numRuns: 60 },
  );
});

it.each([
  ['multipart/form-data; boundary=----WebKitFormBoundaryx7d', '----WebKitFormBoundaryx7d'],
  ['Multipart/Form-Data;boundary="a:b=c"', 'a:b=c'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=', undefined],
  ['multipart/form-data; xboundary=zzz; boundary=XbX', undefined],
  ['multipart/form-data; boundary=XbX; boundary=zzz', undefined],
  ['multipart/form-data; a="; boundary=zzz"; boundary=XbX', undefined],
  ['multipart/form-data; boundary="X\\bX"', undefined],
  ['multipart/form-data; boundary="XbX', undefined],
])('the boundary of %s is %s', (contentType, boundary) => {
  expect(boundaryOf(contentType)).toBe(boundary);
});
