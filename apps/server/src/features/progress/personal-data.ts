import type { PersonalDataPart } from '../../personal-data-part.ts';
import type { DailyGoalsRepository } from './repository.ts';

/** Deleted with the account's row. */
export const dailyGoalPart = (goals: DailyGoalsRepository): PersonalDataPart => ({
  name: 'dailyGoal',
  async collect({ id }) {
    const attempts = await goals.read(id);
    return attempts === null ? null : { attempts };
  },
});
