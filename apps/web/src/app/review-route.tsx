import { ReviewPage } from '../features/review/review-page.tsx';
import { recordingKit } from './recording-kit.tsx';

export default function ReviewRoute() {
  return <ReviewPage kit={recordingKit} />;
}
