import { useState } from 'react';
import { Check } from 'lucide-react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { withScores } from '../search-changes.ts';
import type { FilterProps } from './filter-props.ts';

type Props = Pick<FilterProps, 'query' | 'onChange'>;
type Score = 'mySat' | 'myAct';

const APPLY_AFTER_MS = 600;

/** The visitor's test scores. They stay in this tab and are in no address. */
export function ScoreFields({ query, onChange }: Props) {
  const [applied, setApplied] = useState<string>();
  const apply = (param: Score, score: number | undefined) => {
    onChange(withScores(query, { [param]: score }));
    setApplied(score === undefined ? 'Removed' : 'Applied. Choose your chance below');
  };
  return (
    <div>
      <div className="grid grid-cols-2 items-start gap-3">
        <ScoreField label="My SAT" bounds={[400, 1600]} saved={query.mySat} onApply={(score) => apply('mySat', score)} />
        <ScoreField label="My ACT" bounds={[1, 36]} saved={query.myAct} onApply={(score) => apply('myAct', score)} />
      </div>
      <p className="mt-1 text-xs text-muted">They stay in this tab. No link has them.</p>
      <p role="status" className="text-xs font-medium text-primary">
        {applied !== undefined && (
          <span className="mt-1 flex items-center gap-1">
            <Check aria-hidden="true" className="size-3.5" />
            {applied}
          </span>
        )}
      </p>
    </div>
  );
}

interface ScoreProps {
  label: string;
  bounds: [number, number];
  saved: number | undefined;
  onApply: (score: number | undefined) => void;
}

/** Applies a valid score a moment after the last key, and at once on Enter or when the field is left. */
function ScoreField({ label, bounds: [min, max], saved, onApply }: ScoreProps) {
  const [draft, setDraft] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const { later, now } = useDebounced((text: string) => {
    if (!isScore(text, min, max) && text !== '') return;
    const score = text === '' ? undefined : Number(text);
    if (score !== saved) onApply(score);
  }, APPLY_AFTER_MS);
  const leave = () => {
    setLeft(true);
    if (draft === undefined) return;
    now(draft);
    if (draft === '' || isScore(draft, min, max)) setDraft(undefined);
  };
  const isWrong = isLeft && draft !== undefined && draft !== '' && !isScore(draft, min, max);
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={`${min} to ${max}`}
      value={draft ?? saved ?? ''}
      onChange={(event) => {
        const text = event.target.value.trim();
        setDraft(text);
        setLeft(false);
        later(text);
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
      {...(isWrong && { error: `From ${min} to ${max}` })}
    />
  );
}

const isScore = (text: string, min: number, max: number): boolean => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
