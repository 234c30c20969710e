import { useId } from 'react';
import { MAX_PRIORITY, NO_PRIORITIES, PRIORITY_LABELS } from '../../../../api/domain/matching.ts';
import { CRITERIA, type Criterion, CRITERION_WORDS } from '../../../../api/domain/rankings.ts';
import { priorityName } from '../../read-answers.ts';
import { StepForm, type StepProps } from '../StepForm.tsx';

export function PrioritiesStep(props: StepProps) {
  const { query, change } = props;
  const { p: levels = NO_PRIORITIES } = query;
  const isAnswered = CRITERIA.some((criterion) => levels[criterion] > 0);
  return (
    <StepForm {...props} isAnswered={isAnswered} none={PRIORITY_LABELS[0]}>
      <div className="divide-y divide-line rounded-card border border-line bg-card px-3 sm:px-4">
        {CRITERIA.map((criterion) => (
          <PriorityRow
            key={criterion}
            criterion={criterion}
            level={levels[criterion]}
            onChange={(level) => change({ ...query, p: { ...levels, [criterion]: level } })}
          />
        ))}
      </div>
    </StepForm>
  );
}

interface RowProps {
  criterion: Criterion;
  /** 0 to MAX_PRIORITY. */
  level: number;
  onChange: (level: number) => void;
}

/** The importance of one criterion, with its definition. */
function PriorityRow({ criterion, level: chosen, onChange }: RowProps) {
  const id = useId();
  const { label, meaning } = CRITERION_WORDS[criterion];
  return (
    <fieldset aria-describedby={id} className="py-4">
      <legend className="float-left w-full font-medium">{label}</legend>
      <p id={id} className="clear-left text-sm text-muted">
        {meaning}
      </p>
      <div className="mt-2 grid grid-cols-4 gap-1.5 sm:gap-2">
        {PRIORITY_LABELS.slice(0, MAX_PRIORITY + 1).map((words, level) => (
          <label
            key={words}
            className="flex min-h-11 cursor-pointer flex-col items-center gap-1 rounded-control border border-edge px-0.5 py-2 text-center text-xs leading-tight hover:border-primary has-checked:border-primary has-checked:bg-tint has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary sm:flex-row sm:flex-wrap sm:justify-center sm:gap-x-2 sm:text-sm"
          >
            <input
              type="radio"
              name={priorityName(criterion)}
              value={level}
              checked={level === chosen}
              onChange={() => onChange(level)}
              className="size-4 shrink-0 cursor-pointer accent-primary outline-none"
            />
            <span className="min-w-0">{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
