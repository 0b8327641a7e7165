import { messageOf, PHRASES, type SavedPhrase, type SavedPhrases } from '@speak-it-now/contract';
import { AppError } from '../../errors.ts';
import type { PhrasesRepository } from './repository.ts';

export class PhrasesService {
  constructor(private readonly repository: PhrasesRepository) {}

  async all(userId: string): Promise<SavedPhrases> {
    return { phrases: await this.repository.of(userId) };
  }

  /** @throws AppError 'conflict' if the account would keep too many. */
  async save(userId: string, phrases: readonly SavedPhrase[]): Promise<SavedPhrases> {
    if (!(await this.repository.save(userId, phrases, PHRASES.perAccount))) {
      throw new AppError('conflict', messageOf('phrases-full', { maximum: PHRASES.perAccount }));
    }
    return this.all(userId);
  }

  async remove(userId: string, keys: readonly string[]): Promise<SavedPhrases> {
    await this.repository.remove(userId, keys);
    return this.all(userId);
  }
}
