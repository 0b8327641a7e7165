import { LANGUAGES } from '@speak-it-now/contract';
import { Button } from '../../../components/ui/button.tsx';
import type { ReviewContent, ReviewItem } from '../state/content.ts';
import type { RecordingKit } from '../state/recording-kit.ts';
import type { Course } from '../state/use-course.ts';
import { useReviewTexts } from '../texts/index.ts';
import { ItemHeading } from './item-heading.tsx';
import { RecordingStage } from './recording-stage.tsx';

interface TermViewProps {
  readonly item: Extract<ReviewItem, { kind: 'term' }>;
  readonly content: ReviewContent;
  readonly course: Course;
  readonly kit: RecordingKit;
}

/** One term: hear it, say it, see how it came out. */
export function TermView({ item, content, course, kit }: TermViewProps) {
  const { lesson, registers, course: texts } = useReviewTexts();
  const place = item.group.itemIds.indexOf(item.id) + 1;
  return (
    <article className="animate-arrive rounded-card bg-raised p-5 shadow-card sm:p-9" key={item.id}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink-soft text-small">
        <span>
          {lesson(item.group.number)} · {item.group.name}
        </span>
        <span className="tabular-nums">{texts.itemOf(place, item.group.itemIds.length)}</span>
        {item.register && (
          <span className="rounded-full bg-sunken px-2.5 py-0.5 text-note">{registers[item.register]}</span>
        )}
      </p>
      <ItemHeading id={item.id} lang={LANGUAGES[content.language].bcp47} className="mt-4 text-hero">
        {item.text}
      </ItemHeading>
      <p lang={LANGUAGES[content.ownLanguage].bcp47} className="mt-2 text-ink-soft text-lead">
        {item.translation}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button variant="model" icon="speaker" onClick={() => course.hear()}>
          {texts.hear}
        </Button>
        <Button variant="quiet" icon="speaker" onClick={() => course.hear('slow')}>
          {texts.hearSlowly}
        </Button>
      </div>
      <RecordingStage course={course} kit={kit} />
    </article>
  );
}
