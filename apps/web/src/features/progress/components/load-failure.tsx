import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useProgressTexts } from '../texts/index.ts';

/** Says what could not be loaded, with a button to try again. */
export function LoadFailure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { tryAgain } = useProgressTexts();
  return (
    <Notice tone="problem">
      <p>{text}</p>
      <Button size="small" className="mt-2" onClick={onRetry}>
        {tryAgain}
      </Button>
    </Notice>
  );
}
