import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icons.tsx';

/** `primary` is for the one thing to press next; a screen shows one at a time. */
const VARIANTS = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-ink-soft disabled:shadow-none shadow-card',
  plain:
    'border border-line-strong bg-raised text-ink hover:border-ink disabled:border-line disabled:bg-transparent disabled:text-ink-soft',
  quiet: 'text-ink hover:bg-sunken disabled:text-ink-soft disabled:hover:bg-transparent',
  danger: 'border border-poor text-poor hover:bg-poor-soft disabled:border-line disabled:text-ink-soft',
  stop: 'bg-on-air text-on-on-air hover:brightness-95',
  mine: 'bg-mine-soft text-mine hover:brightness-97',
  model: 'bg-model-soft text-model hover:brightness-97',
} as const;

type ButtonVariant = keyof typeof VARIANTS;

const SIZES = {
  small: 'min-h-9 max-sm:min-h-11 gap-1.5 px-3 text-small',
  medium: 'min-h-11 gap-2 px-4 text-small',
  large: 'min-h-14 gap-2.5 px-6 text-body',
} as const;

interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: keyof typeof SIZES;
  readonly icon?: IconName;
}

/** The classes of a button, also for links that look like one. */
export function buttonClass({ variant = 'plain', size = 'medium' }: ButtonLook = {}): string {
  return `inline-flex items-center justify-center rounded-control font-semibold transition-[background-color,border-color,filter,scale] duration-(--motion-quick) active:scale-[0.98] disabled:active:scale-100 ${VARIANTS[variant]} ${SIZES[size]}`;
}

export function Button({
  variant,
  size,
  icon,
  className = '',
  children,
  ...props
}: ButtonLook & ComponentProps<'button'>) {
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return (
    <button type="button" className={`${buttonClass(look)} ${className}`} {...props}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A square button with only an icon; its label is read out and shown on hover. */
export function IconButton({
  label,
  icon,
  className = '',
  ...props
}: { readonly label: string; readonly icon: IconName } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-flex size-11 items-center justify-center rounded-control text-ink transition-colors hover:bg-sunken ${className}`}
      {...props}
    >
      <Icon name={icon} />
    </button>
  );
}
