import { isPlainMessageKey } from '@speak-it-now/contract';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { messageText } from '../../i18n/message-text.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from './icons.tsx';

const BOX =
  'w-full rounded-control border bg-raised px-3.5 py-2.5 text-body text-ink placeholder:text-ink-soft hover:border-ink disabled:bg-sunken disabled:text-ink-soft';

interface FieldProps {
  readonly label: string;
  /** What is wrong with the value, as a message's key or as a text; read out with the field and shown below it. */
  readonly error: string | undefined;
  readonly hint?: ReactNode;
}

interface FieldIds {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** Label above, hint and error below, both tied to the control. */
function FieldFrame({
  label,
  error,
  hint,
  children,
}: FieldProps & { readonly children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 font-medium text-poor text-small">
          <Icon name="cross" className="mt-0.5 size-4.5" />
          {isPlainMessageKey(error) ? messageText(error) : error}
        </p>
      )}
      {hint && (
        <div id={hintId} className="mt-1.5 text-ink-soft text-small">
          {hint}
        </div>
      )}
    </div>
  );
}

const borderOf = (error: string | undefined) => (error ? 'border-poor' : 'border-line-strong');

export function TextField({
  label,
  error,
  hint,
  className = '',
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ids) => <input {...props} {...ids} className={`min-h-12 ${BOX} ${borderOf(error)} ${className}`} />}
    </FieldFrame>
  );
}

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;

export function UsernameField(props: InputProps) {
  return <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} {...props} />;
}

export function EmailField(props: InputProps) {
  return <TextField type="email" autoComplete="email" {...props} />;
}

export function TextAreaField({
  label,
  error,
  hint,
  className = '',
  ...props
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ids) => (
        <textarea
          {...props}
          {...ids}
          className={`field-sizing-content block resize-y ${BOX} ${borderOf(error)} ${className}`}
        />
      )}
    </FieldFrame>
  );
}

/** A password field that can show what was typed. Pasting is allowed, so that password managers work. */
export function PasswordField({ label, error, hint, ...props }: InputProps) {
  const { form } = useTexts();
  const [isVisible, setVisible] = useState(false);
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ids) => (
        <div className="relative">
          <input
            {...props}
            {...ids}
            type={isVisible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`min-h-12 pr-20 ${BOX} ${borderOf(error)}`}
          />
          <button
            type="button"
            onClick={() => setVisible(!isVisible)}
            className="absolute inset-y-0.5 right-0.5 min-w-11 rounded-[0.55rem] px-3 font-semibold text-ink-soft text-small hover:bg-sunken hover:text-ink"
          >
            {isVisible ? form.hide : form.show}
            <span className="sr-only"> {label}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
