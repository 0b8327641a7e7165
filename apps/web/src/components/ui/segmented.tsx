import { type ReactNode, useId } from 'react';

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly face?: ReactNode }[];
  readonly onChange: (value: Value) => void;
  /** True if the label would only repeat what the page shows anyway. */
  readonly isLabelHidden?: boolean;
  readonly disabled?: boolean;
}

/** A choice between a few options. They are real radio buttons, so that arrow keys move between them. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  isLabelHidden = false,
  disabled,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className={isLabelHidden ? 'sr-only' : 'text-note font-medium text-ink-soft'}>{label}</legend>
      <div className={`inline-flex flex-wrap rounded-control bg-sunken p-1 ${isLabelHidden ? '' : 'mt-1'}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-9 max-sm:min-h-11 items-center justify-center rounded-[0.55rem] px-3.5 font-semibold text-ink-soft text-small transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--color-line-strong)] has-focus-visible:outline-3 has-focus-visible:outline-accent"
            title={option.face ? option.label : undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.face ? (
              <>
                {option.face}
                <span className="sr-only">{option.label}</span>
              </>
            ) : (
              option.label
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
