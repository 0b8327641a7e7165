import { isConnectionFailure, serverMessage } from '../../i18n/failure.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Notice } from './notice.tsx';

interface FormProblemProps {
  /** What came of sending the form; null while nothing went wrong. */
  readonly error: unknown;
  /** What is said when the server gave no reason. */
  readonly otherwise: string;
}

/** Why a form was not accepted, where it was sent from. */
export function FormProblem({ error, otherwise }: FormProblemProps) {
  const { form } = useTexts();
  if (!error) return null;
  return (
    <Notice tone="problem">
      {isConnectionFailure(error) ? form.noConnection : (serverMessage(error) ?? otherwise)}
    </Notice>
  );
}
