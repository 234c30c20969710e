import { useId } from 'react';
import { IMPORTANCE_LABELS, IMPORTANCES, type QuizAnswer, type QuizQuestion } from '../../../api/domain/roommates.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';

interface Props {
  question: QuizQuestion;
  number: number;
  answer: QuizAnswer | undefined;
  /** Undefined: the question is skipped. */
  onChange: (answer: QuizAnswer | undefined) => void;
}

/** A question: the own answer first, and then what the person accepts and how much it matters. */
export function QuestionCard({ question: { title, options, scale }, number, answer, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="rounded-card border border-line bg-card p-5">
      <legend className="float-left w-full">
        <span className="text-sm text-muted">Question {number}</span>
        <span className="block font-display text-xl font-semibold">{title}</span>
      </legend>
      <div className="clear-both grid gap-2 pt-4">
        {options.map(({ value, label }) => (
          <ChoiceRow
            key={value}
            name={id}
            label={label}
            isChosen={answer?.answer === value}
            onChoose={() => onChange(withAnswer(answer, value))}
          />
        ))}
      </div>
      {answer && <Wishes id={id} answer={answer} options={options} scale={scale} onChange={onChange} />}
      {answer && (
        <Button
          variant="quiet"
          size="small"
          className="mt-3"
          aria-label={`Skip this question: ${title}`}
          onClick={() => onChange(undefined)}
        >
          Skip this question
        </Button>
      )}
    </fieldset>
  );
}

/** The first answer accepts itself. Another answer keeps what the person chose before. */
function withAnswer(answer: QuizAnswer | undefined, value: number): QuizAnswer {
  if (!answer) return { answer: value, accepts: [value], importance: 'somewhat', isDealBreaker: false };
  const isUntouched = answer.accepts.length === 1 && answer.accepts[0] === answer.answer;
  return { ...answer, answer: value, accepts: isUntouched ? [value] : answer.accepts };
}

interface WishesProps extends Pick<QuizQuestion, 'options' | 'scale'> {
  id: string;
  answer: QuizAnswer;
  onChange: (answer: QuizAnswer) => void;
}

function Wishes({ id, answer, options, scale, onChange }: WishesProps) {
  const { accepts, importance, isDealBreaker } = answer;
  const toggle = (value: number) => {
    const next = accepts.includes(value) ? accepts.filter((one) => one !== value) : [...accepts, value].sort((a, b) => a - b);
    // One answer is always accepted.
    if (next.length > 0) onChange({ ...answer, accepts: next });
  };
  return (
    <div className="mt-5 grid gap-5 border-t border-line pt-4 sm:grid-cols-2">
      <fieldset>
        <legend className="text-sm font-medium">Fine from a roommate</legend>
        <div className="mt-2">
          {options.map(({ value, label }) => (
            <Checkbox key={value} label={label} checked={accepts.includes(value)} onChange={() => toggle(value)} />
          ))}
        </div>
        {scale === 'ordinal' && <p className="mt-1 text-xs text-muted">A neighboring answer counts half.</p>}
      </fieldset>
      <div>
        <fieldset>
          <legend className="text-sm font-medium">How much does it matter?</legend>
          <div className="mt-2 grid gap-1">
            {IMPORTANCES.map((each) => (
              <label key={each} className="flex min-h-8 items-center gap-2.5 text-sm">
                <input
                  type="radio"
                  name={`${id}-importance`}
                  checked={importance === each}
                  onChange={() => onChange({ ...answer, importance: each })}
                  className="size-4 accent-primary"
                />
                {IMPORTANCE_LABELS[each]}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="mt-3">
          <Checkbox
            label="Deal-breaker: leave out people whose answer is far from these"
            checked={isDealBreaker}
            onChange={() =>
              onChange(isDealBreaker ? { ...answer, isDealBreaker: false } : { ...answer, isDealBreaker: true, importance: 'very' })
            }
          />
        </div>
      </div>
    </div>
  );
}
