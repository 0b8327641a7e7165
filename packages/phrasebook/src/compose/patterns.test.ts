import { describe, expect, it } from 'vitest';
import { grammar, topics } from '../all.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import { tokenize } from '../normalize.ts';
import { SLOT_KINDS } from './filling.ts';
import type { Pattern } from './grammar-schema.ts';
import { NounIndex } from './nouns/noun-index.ts';
import { DETERMINERS, NOUN_FORMS } from './nouns/noun-phrase.ts';
import { nounsFromTerms } from './nouns/nouns-from-terms.ts';
import { TemplateReader } from './reader.ts';
import { renderSentence } from './sentence.ts';
import { compileTemplate, parseTemplate } from './template.ts';

function templatesOf(pattern: Pattern, language: LanguageCode): string[] {
  const own = pattern[language];
  if (own === undefined) return [];
  return [
    ...(typeof own === 'string' ? [own] : [own.casual, own.formal]),
    ...(pattern.also?.[language] ?? []),
  ];
}

function slotsOf(template: string) {
  return parseTemplate(template).filter((part) => part.kind === 'slot');
}

describe('the patterns', () => {
  it('fill the same slots in every language and register', () => {
    for (const pattern of grammar.patterns) {
      const sets = LANGUAGE_CODES.flatMap((language) =>
        templatesOf(pattern, language).map((template) =>
          slotsOf(template)
            .map(({ name }) => name)
            .filter((name) => SLOT_KINDS[name] !== 'copula')
            .sort()
            .join(' '),
        ),
      );
      expect([...new Set(sets)], pattern.id).toHaveLength(1);
    }
  });

  it('use only slots and forms that exist', () => {
    for (const pattern of grammar.patterns) {
      for (const language of LANGUAGE_CODES) {
        for (const slot of templatesOf(pattern, language).flatMap(slotsOf)) {
          const where = `${pattern.id} ${language} ${slot.name}`;
          expect(SLOT_KINDS[slot.name], where).toBeDefined();
          if (SLOT_KINDS[slot.name] !== 'noun') continue;
          expect(NOUN_FORMS[language] as readonly string[], where).toContain(slot.form);
          if (slot.forced) expect(DETERMINERS as readonly string[], where).toContain(slot.forced);
        }
      }
    }
  });

  it('differ between the registers if both are given', () => {
    for (const pattern of grammar.patterns) {
      for (const language of LANGUAGE_CODES) {
        const own = pattern[language];
        if (own && typeof own !== 'string') expect(own.casual, pattern.id).not.toBe(own.formal);
      }
    }
  });

  it('are read back from their own output in every language', () => {
    const reader = new TemplateReader(
      grammar.lexicon,
      new NounIndex([...grammar.lexicon.nouns, ...nounsFromTerms(topics)]),
    );
    const samples = [
      'a bag',
      'the bags',
      'my sister',
      'the wine',
      'the cheese',
      'the sugar',
      'my back',
      'a cough',
    ];
    const unread: string[] = [];
    let written = 0;
    for (const pattern of grammar.patterns) {
      const first = templatesOf(pattern, 'en')[0];
      if (!first?.includes('{x')) continue;
      for (const sample of samples) {
        const text = first
          .replace(/\[([^|\]]*)\|([^\]]*)\]/g, sample.includes('bags') ? '$2' : '$1')
          .replace(/\{x(:\w+)?\.(none|my)\}/, sample.replace(/^(a|the|my) /, ''))
          .replace(/\{x[^}]*\}/, sample)
          .replace(/\{y\.none\}/, 'milk')
          .replace(/\{y[^}]*\}/, 'the milk')
          .replace('{a}', 'dirty')
          .replace('{n}', 'three')
          .replace(/\{t[^}]*\}/, 'at eight')
          .replace('{p}', 'ten euros');
        const english = compileTemplate(first, 'en')
          .map((template) => reader.match(template, tokenize(text, 'en'), 'en', pattern))
          .find((fillings) => fillings !== undefined);
        if (!english) continue;
        for (const language of LANGUAGE_CODES) {
          for (const template of templatesOf(pattern, language).slice(0, 1)) {
            const said = renderSentence(template, english, { language, register: 'casual', pattern });
            if (said === undefined) continue;
            written += 1;
            const isRead = compileTemplate(template, language).some((compiled) =>
              reader.match(compiled, tokenize(said, language), language, pattern),
            );
            if (!isRead) unread.push(`${pattern.id} ${language}: ${said}`);
          }
        }
      }
    }
    expect(unread).toEqual([]);
    expect(written).toBeGreaterThan(1000);
  });
});
