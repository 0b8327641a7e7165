import { DrillsPage } from '../features/drills/drills-page.tsx';
import { recordingKit } from './recording-kit.tsx';

export default function DrillsRoute() {
  return <DrillsPage kit={recordingKit} />;
}
