import { useTexts } from '../../i18n/texts.tsx';
import { passwordStrength, type StrengthLevel } from '../../lib/account/password-strength.ts';

const LOOKS: Record<StrengthLevel, { readonly bars: number; readonly color: string; readonly text: string }> =
  {
    weak: { bars: 1, color: 'bg-poor', text: 'text-poor' },
    fair: { bars: 2, color: 'bg-fair', text: 'text-fair' },
    good: { bars: 3, color: 'bg-good', text: 'text-good' },
    strong: { bars: 4, color: 'bg-good', text: 'text-good' },
  };

/** How hard the password is to guess, in a word and four bars; a hint, never a condition. */
export function PasswordStrength({
  password,
  personal,
}: {
  readonly password: string;
  readonly personal?: readonly string[];
}) {
  const texts = useTexts().passwordStrength;
  if (password === '') return <p>{texts.advice.short}</p>;
  const { level, advice } = passwordStrength(password, personal);
  const look = LOOKS[level];
  return (
    <div role="status">
      <div className="flex items-center gap-3">
        <div aria-hidden="true" className="flex flex-1 gap-1">
          {[1, 2, 3, 4].map((bar) => (
            <span
              key={bar}
              className={`h-1.5 flex-1 rounded-full transition-colors ${bar <= look.bars ? look.color : 'bg-line'}`}
            />
          ))}
        </div>
        <p className="w-32 text-right">
          {texts.label}: <span className={`font-semibold ${look.text}`}>{texts.levels[level]}</span>
        </p>
      </div>
      {texts.advice[advice] && <p className="mt-1">{texts.advice[advice]}</p>}
    </div>
  );
}
