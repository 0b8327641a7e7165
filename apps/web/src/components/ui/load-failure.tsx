import { useTexts } from '../../i18n/texts.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Says what could not be loaded, with a button to try again. */
export function LoadFailure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { buttons } = useTexts();
  return (
    <Notice tone="problem">
      <p>{text}</p>
      <Button size="small" className="mt-2" onClick={onRetry}>
        {buttons.tryAgain}
      </Button>
    </Notice>
  );
}
