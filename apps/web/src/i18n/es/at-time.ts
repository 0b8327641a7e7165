/** 'a la 1:15', 'a las 13:15'. */
export const atTime = (time: string): string => `${/^0?1:/.test(time) ? 'a la' : 'a las'} ${time}`;
