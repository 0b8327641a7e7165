import { describe, expect, it } from 'vitest';
import { isMobileDevice } from './mobile.ts';

const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

describe('a mobile device', () => {
  it('MOB-01 is one with a mobile user agent, however wide', () => {
    expect(isMobileDevice({ userAgent: PHONE, hasTouch: false, widthPx: 1280 })).toBe(true);
  });

  it('MOB-02 is one with touch and a width of 768 px or less', () => {
    expect(isMobileDevice({ userAgent: DESKTOP, hasTouch: true, widthPx: 768 })).toBe(true);
  });

  it('MOB-03 is neither touch on a wide window nor a narrow window without touch', () => {
    expect(isMobileDevice({ userAgent: DESKTOP, hasTouch: true, widthPx: 769 })).toBe(false);
    expect(isMobileDevice({ userAgent: DESKTOP, hasTouch: false, widthPx: 390 })).toBe(false);
  });
});
