import type { PersonalDataPart } from '../../personal-data-part.ts';
import type { RemindersRepository } from './repository.ts';

/** The browsers that are reminded, which are deleted with the account's row. */
export const remindersPart = (repository: RemindersRepository): PersonalDataPart => ({
  name: 'reminders',
  async collect({ id }) {
    const reminders = await repository.of(id);
    return reminders.map(({ subscription, minuteOfDay, timeZone, language }) => ({
      pushService: new URL(subscription.endpoint).hostname,
      minuteOfDay,
      timeZone,
      language,
    }));
  },
});
