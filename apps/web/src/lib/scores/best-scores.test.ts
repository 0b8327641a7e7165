import { beforeEach, describe, expect, it } from 'vitest';
import { noteScore, parseScores, scoreKey, visitBestScores } from './best-scores.ts';

beforeEach(() => visitBestScores.set({}));

describe('the best score of a term', () => {
  it('is the highest one of the visit, as a whole percent', () => {
    noteScore('es', 'buenos días', 71.6);
    noteScore('es', 'buenos días', 60);
    expect(visitBestScores.get()).toEqual({ 'es buenos días': 72 });
    noteScore('es', 'buenos días', 90);
    expect(visitBestScores.get()).toEqual({ 'es buenos días': 90 });
  });

  it('belongs to one language, and to the term with any capitals and punctuation', () => {
    expect(scoreKey('es', ' ¿Dónde  está el baño? ')).toBe(scoreKey('es', 'dónde está el baño'));
    expect(scoreKey('fr', 'menu')).not.toBe(scoreKey('en', 'menu'));
  });

  it('is read back from storage without invalid entries', () => {
    expect(parseScores('{"es hola":81,"es adiós":"x"}')).toEqual({ 'es hola': 81 });
    for (const broken of [null, '', 'null', '3', '[', '{"a":']) expect(parseScores(broken)).toEqual({});
  });
});
