import type { ReviewContent, ReviewItem } from '../state/content.ts';
import type { Course } from '../state/use-course.ts';
import { useReviewTexts } from '../texts/index.ts';
import { HearItem, ItemPlace, ItemText } from './item-parts.tsx';
import { RecordingPane } from './recording-pane.tsx';

interface TermViewProps {
  readonly item: Extract<ReviewItem, { kind: 'term' }>;
  readonly content: ReviewContent;
  readonly course: Course;
}

/** One term: hear it, say it, see the score. */
export function TermView({ item, content, course }: TermViewProps) {
  const { lesson } = useReviewTexts();
  const { itemIds, number, name } = item.group;
  return (
    <article className="animate-arrive rounded-card bg-raised p-5 shadow-card sm:p-9" key={item.id}>
      <ItemPlace
        title={lesson(number)}
        name={name}
        place={itemIds.indexOf(item.id) + 1}
        total={itemIds.length}
        register={item.register}
      />
      <ItemText item={item} content={content} look="term" />
      <HearItem course={course} look="term" />
      <RecordingPane course={course} />
    </article>
  );
}
