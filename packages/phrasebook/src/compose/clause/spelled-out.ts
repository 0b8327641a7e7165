/** The text with each form of its agreeing word: 'estar acostumbrado a', 'estar acostumbrada a'. */
export function spelledOut(text: string): string[] {
  const agreeing = /<([^>]+)>/.exec(text);
  return agreeing ? agreeing[1]!.split('|').map((form) => text.replace(agreeing[0], form)) : [text];
}
