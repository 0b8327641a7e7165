/** 'all’1:15', 'alle 13:15'. */
export const atTime = (time: string): string => (/^0?1:/.test(time) ? `all’${time}` : `alle ${time}`);
