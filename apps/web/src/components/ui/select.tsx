import { useId } from 'react';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** An arrow for a select that hides the browser's own. Its parent must be positioned. */
export function SelectArrow() {
  return (
    <svg
      viewBox="0 0 12 8"
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3 w-3 -translate-y-1/2 fill-none stroke-2 stroke-current"
    >
      <path d="M1 1.5l5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** The browser's own select, which has a picker wheel on phones and type-ahead on keyboards. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <div className="min-w-0 flex-1 basis-31">
      <label htmlFor={id} className="block text-note font-medium text-ink-soft">
        {label}
      </label>
      <div className="relative mt-1">
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className="min-h-11 w-full appearance-none rounded-control border border-line-strong bg-raised py-2 pr-9 pl-3 font-semibold text-ink text-small hover:border-ink disabled:text-ink-soft"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <SelectArrow />
      </div>
    </div>
  );
}
