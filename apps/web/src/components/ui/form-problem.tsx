import { isConnectionFailure, serverMessage } from '../../i18n/failure.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Notice } from './notice.tsx';

interface FormProblemProps {
  /** The error of sending the form; null if there was none. */
  readonly error: unknown;
  /** Shown if the server gave no reason. */
  readonly otherwise: string;
}

export function FormProblem({ error, otherwise }: FormProblemProps) {
  const { form } = useTexts();
  if (!error) return null;
  return (
    <Notice tone="problem">
      {isConnectionFailure(error) ? form.noConnection : (serverMessage(error) ?? otherwise)}
    </Notice>
  );
}
