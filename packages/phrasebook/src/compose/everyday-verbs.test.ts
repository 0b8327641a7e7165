import { describe, expect, it } from 'vitest';
import { answersTo, expected, flat, type Phrases } from '../../test/phrase-cases.ts';
import { phrasebook } from '../all.ts';
import type { LanguageCode } from '../languages.ts';
