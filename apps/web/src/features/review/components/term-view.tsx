import type { HandsFree } from '../hands-free/use-hands-free.ts';
import type { ReviewContent, ReviewItem } from '../state/content.ts';
import { type Exercise, useDictation } from '../state/exercise.ts';
import type { Course } from '../state/use-course.ts';
import { useReviewTexts } from '../texts/index.ts';
import { ItemPlace, ItemToSay } from './item-parts.tsx';
import { RecordingPane } from './recording-pane.tsx';

interface TermViewProps {
  readonly item: Extract<ReviewItem, { kind: 'term' }>;
  readonly content: ReviewContent;
  readonly course: Course;
  readonly exercise: Exercise;
  readonly handsFree: HandsFree;
}

/** One term: hear it, type it in a dictation, say it, see the score. */
export function TermView({ item, content, course, exercise, handsFree }: TermViewProps) {
  const { lesson } = useReviewTexts();
  const { itemIds, number, name } = item.group;
  const dictation = useDictation(item, course, exercise);
  return (
    <article className="animate-arrive rounded-card bg-raised p-5 shadow-card sm:p-9" key={item.id}>
      <ItemPlace
        title={lesson(number)}
        name={name}
        place={itemIds.indexOf(item.id) + 1}
        total={itemIds.length}
        register={item.register}
      />
      <ItemToSay
        item={item}
        content={content}
        course={course}
        look="term"
        dictation={dictation}
        isHandsFree={handsFree.state.phase === 'running'}
      />
      <RecordingPane course={course} handsFree={handsFree} isHidden={dictation.isHidden} />
    </article>
  );
}
