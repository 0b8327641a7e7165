import { describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from './archive.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const FILES = [
  { url: '/assets/a.js', type: 'text/javascript', content: bytes('say("¡hola!\n")') },
  { url: '/assets/empty.css', type: 'text/css', content: bytes('') },
  { url: '/assets/b.woff2', type: 'font/woff2', content: new Uint8Array([0, 10, 255, 13]) },
];

describe('an archive of the app’s files', () => {
  it('gives back what it was made of', () => {
    const read = readArchive(new Uint8Array(writeArchive(FILES)));
    expect(read.map(({ file: { url, type }, content }) => ({ url, type, content }))).toEqual(FILES);
  });

  it('that was cut is not read', () => {
    const archive = new Uint8Array(writeArchive(FILES));
    expect(() => readArchive(archive.slice(0, -1))).toThrow(RangeError);
    expect(() => readArchive(archive.slice(0, 20))).toThrow(SyntaxError);
  });
});
