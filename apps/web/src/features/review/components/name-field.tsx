import { useId, useState } from 'react';
import { useStore } from '../../../lib/react/store.ts';
import { cleanName, learnerName, setLearnerName } from '../state/preferences.ts';
import { useReviewTexts } from '../texts/index.ts';

/** The learner's name in the conversations, stored only in this browser. */
export function NameField({ isDisabled }: { readonly isDisabled: boolean }) {
  const { course } = useReviewTexts();
  const kept = useStore(learnerName);
  const [name, setName] = useState(kept);
  const id = useId();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="font-semibold text-small">
        {course.yourName}
      </label>
      <input
        id={id}
        value={name}
        disabled={isDisabled}
        autoComplete="given-name"
        onChange={(event) => setName(cleanName(event.target.value))}
        onBlur={() => setLearnerName(name.trim())}
        onKeyDown={(event) => event.key === 'Enter' && setLearnerName(name.trim())}
        className="min-h-11 w-40 rounded-control border border-line-strong bg-raised px-3 text-small"
      />
    </div>
  );
}
