const WEBM_FIRST = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'] as const;
// Safari supports WebM since 18.4, but its files have a broken duration.
const MP4_FIRST = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'] as const;

/** The best container that this browser can record; undefined lets the browser choose. */
export function chooseMimeType(
  isTypeSupported: (mimeType: string) => boolean,
  userAgent: string,
): string | undefined {
  const isSafari = /Safari\//.test(userAgent) && !/Chrom(e|ium)\/|Android/.test(userAgent);
  return (isSafari ? MP4_FIRST : WEBM_FIRST).find(isTypeSupported);
}
