import { describe, expect, it } from 'vitest';
import { LAST_UPDATED, type LegalSection } from './legal-text.ts';
import { PRIVACY } from './privacy-text.ts';
import { TERMS } from './terms-text.ts';

const textOf = (sections: readonly LegalSection[]) =>
  sections.flatMap((section) => [section.title, ...section.blocks.flat()]).join('\n');

describe.each([
  ['privacy policy', PRIVACY],
  ['terms of service', TERMS],
])('the %s', (_, sections) => {
  const text = textOf(sections);

  it('LEG-03 is dated', () => expect(LAST_UPDATED).toBe('September 14, 2025'));
  it('LEG-05 is about all five languages', () => {
    for (const language of ['English', 'Spanish', 'French', 'German', 'Italian'])
      expect(text).toContain(language);
  });
  it('LEG-06 states the minimum age', () => expect(text).toMatch(/\b13\b/));
  it('LEG-08 says that recordings go to an AI provider and which one that is', () => {
    expect(text).toContain('Your voice recordings go to an AI provider for evaluation');
    expect(text).toMatch(/this server/);
  });
  it('LEG-09 says that recordings are not stored', () => expect(text).toContain('Recordings are not stored'));
  it('LEG-10 states the free attempts', () => expect(text).toContain('5 free attempts per 24 hours'));
  it('has an anchor for each section', () => {
    const ids = sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });
});

it('LEG-07 the terms refund no partial periods', () =>
  expect(textOf(TERMS)).toContain('no refunds for partial periods'));
