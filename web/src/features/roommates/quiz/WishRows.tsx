import { IMPORTANCE_LABELS, IMPORTANCES, type QuizAnswer, type QuizQuestion } from '../../../api/domain/roommates.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Select } from '../../../ui/form/Select.tsx';

/** What a person wants from a roommate. */
export type Wishes = Pick<QuizAnswer, 'accepts' | 'importance' | 'isDealBreaker'>;

interface Props extends Pick<QuizQuestion, 'options' | 'scale'> {
  /** The own answer, if there is one. */
  own: number | undefined;
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
}

const DEAL_BREAKER = 'deal-breaker';
const WEIGHTS: { value: string; label: string }[] = [
  ...IMPORTANCES.map((value) => ({ value, label: IMPORTANCE_LABELS[value] })),
  { value: DEAL_BREAKER, label: 'Deal-breaker: leave out people far from these answers' },
];

/** Two rows: which other answers are fine, and how much that matters. */
export function WishRows({ own, wishes, options, scale, onChange }: Props) {
  const { accepts, importance, isDealBreaker } = wishes;
  const toggle = (value: number) => {
    const next = accepts.includes(value) ? accepts.filter((one) => one !== value) : [...accepts, value].sort((a, b) => a - b);
    // One answer is always accepted.
    if (own === undefined || next.length > 0) onChange({ ...wishes, accepts: next });
  };
  const weigh = (value: string) =>
    onChange(
      value === DEAL_BREAKER
        ? { ...wishes, importance: 'very', isDealBreaker: true }
        : { ...wishes, importance: value as Wishes['importance'], isDealBreaker: false },
    );
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-3 text-sm">
      <details>
        <summary className="min-h-8 cursor-pointer py-1.5">
          <span className="font-medium">Fine from a roommate:</span>{' '}
          <span className="text-primary underline underline-offset-3">{acceptedText(own, accepts, options)}</span>
        </summary>
        <fieldset className="pl-4">
          <legend className="sr-only">Fine from a roommate</legend>
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={accepts.includes(value) || isOnlyOwn(own, value, accepts)}
              onChange={() => toggle(value)}
            />
          ))}
          {scale === 'ordinal' && <p className="mt-1 text-xs text-muted">A neighboring answer counts half.</p>}
        </fieldset>
      </details>
      <Select
        label="How much does it matter?"
        value={isDealBreaker ? DEAL_BREAKER : importance}
        options={WEIGHTS}
        onChange={({ target }) => weigh(target.value)}
      />
    </div>
  );
}

const isOnlyOwn = (own: number | undefined, value: number, accepts: readonly number[]): boolean => accepts.length === 0 && own === value;

function acceptedText(own: number | undefined, accepts: readonly number[], options: QuizQuestion['options']): string {
  const others = accepts.filter((value) => value !== own);
  if (others.length === 0) return 'the same answer';
  if (accepts.length === options.length) return 'every answer';
  return options.flatMap(({ value, label }) => (accepts.includes(value) ? [label] : [])).join(' · ');
}
