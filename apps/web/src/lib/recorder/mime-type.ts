const WEBM_FIRST = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'] as const;
// Safari claims WebM from 18.4 on, but what it writes has a broken duration.
const MP4_FIRST = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'] as const;

/** The best container this browser records, or undefined to leave the choice to it. */
export function chooseMimeType(
  isTypeSupported: (mimeType: string) => boolean,
  userAgent: string,
): string | undefined {
  const isSafari = /Safari\//.test(userAgent) && !/Chrom(e|ium)\/|Android/.test(userAgent);
  return (isSafari ? MP4_FIRST : WEBM_FIRST).find(isTypeSupported);
}
