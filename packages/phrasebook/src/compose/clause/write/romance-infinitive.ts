import type { Romance } from '../romance-words.ts';

/** The pronouns before a verb: 'me lo', 'me l', 'se le'. */
export function cluster(self: string, object: string, language: Romance): string {
  if (language === 'it' && self !== '' && object !== '') return `${self.replace(/i$/, 'e')} ${object}`;
  return [self, object].filter(Boolean).join(' ');
}

/** The infinitive with its pronouns in the language's position. */
export function withInfinitive(clitics: string, infinitive: string, language: Romance): string {
  if (clitics === '') return infinitive;
  if (language === 'fr') return elided(`${clitics} ${infinitive}`);
  const attached = clitics.replace(/ /g, '').toLowerCase();
  if (language === 'it') return infinitive.slice(0, -1) + attached;
  // With two pronouns the stressed vowel needs an accent: probármelo.
  const accented = clitics.includes(' ')
    ? infinitive.slice(0, -2) +
      ({ a: 'á', e: 'é', i: 'í' }[infinitive.at(-2)!] ?? infinitive.at(-2)) +
      infinitive.at(-1)
    : infinitive;
  return accented + attached;
}

export const elided = (text: string) =>
  text.replace(
    /(?<!\p{L})(me|te|se|le|la|ne|je) (?=[aeiouyéèêàâîôh])/giu,
    (_, short: string) => `${short[0]}'`,
  );
