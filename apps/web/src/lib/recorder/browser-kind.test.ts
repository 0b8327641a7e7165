import { expect, it } from 'vitest';
import { browserKind } from './browser-kind.ts';

const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15';

it.each([
  [
    'chrome',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    0,
  ],
  [
    'edge',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    0,
  ],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
  ['safari', MAC_SAFARI, 0],
  // An iPad calls itself a Mac.
  ['ios-safari', MAC_SAFARI, 5],
  [
    'ios-other',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    5,
  ],
  [
    'android-chrome',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    5,
  ],
  ['android-firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5],
  ['other', 'Lynx/2.8.9', 0],
] as const)('the help for the microphone is that of %s', (kind, userAgent, maxTouchPoints) => {
  expect(browserKind(userAgent, maxTouchPoints)).toBe(kind);
});
