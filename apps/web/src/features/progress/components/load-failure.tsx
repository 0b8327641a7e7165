import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useTexts } from '../../../i18n/texts.tsx';

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
