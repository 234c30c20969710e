import { ChevronDown } from 'lucide-react';
import { IMPORTANCE_LABELS, IMPORTANCES, type QuizAnswer, type QuizQuestion } from '../../../api/domain/roommates.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import type { Pair, Side } from './example.ts';

interface Props {
  question: QuizQuestion;
  pair: Pair;
  onChange: (side: Side, answer: QuizAnswer | undefined) => void;
}

const SIDES: readonly (readonly [Side, string])[] = [
  ['you', 'You'],
  ['them', 'The other person'],
];
const SKIPPED = 'skipped';
const IMPORTANCE_OPTIONS = IMPORTANCES.map((value) => ({ value, label: IMPORTANCE_LABELS[value] }));

/** One question of the example. Closed, it shows the two answers. */
export function ExampleQuestion({ question, pair, onChange }: Props) {
  const { key, name } = question;
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="block min-h-11 cursor-pointer rounded-card px-4 py-2.5">
        <span className="flex items-center justify-between gap-4 font-medium">
          {name}
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180" />
        </span>
        <span className="mt-0.5 grid gap-x-6 text-sm text-muted sm:grid-cols-2">
          {SIDES.map(([side, words]) => (
            <span key={side}>
              {words}: {labelOf(question, pair[side][key])}
            </span>
          ))}
        </span>
      </summary>
      <div className="grid gap-6 border-t border-line p-4 sm:grid-cols-2">
        {SIDES.map(([side, words]) => (
          <fieldset key={side} className="min-w-0">
            <legend className="text-sm font-semibold">
              {words}
              <span className="sr-only">: {name}</span>
            </legend>
            <Answer question={question} answer={pair[side][key]} onChange={(answer) => onChange(side, answer)} />
          </fieldset>
        ))}
      </div>
    </details>
  );
}

const labelOf = ({ options }: QuizQuestion, answer: QuizAnswer | undefined): string =>
  options.find(({ value }) => value === answer?.answer)?.label ?? 'skipped';

interface AnswerProps {
  question: QuizQuestion;
  answer: QuizAnswer | undefined;
  onChange: (answer: QuizAnswer | undefined) => void;
}

function Answer({ question: { options }, answer, onChange }: AnswerProps) {
  const choose = (own: number) =>
    onChange(answer ? { ...answer, answer: own } : { answer: own, accepts: [own], importance: 'somewhat', isDealBreaker: false });
  return (
    <div className="mt-2 grid gap-3">
      <Select
        label="Answer"
        value={String(answer?.answer ?? SKIPPED)}
        options={[...options.map(({ value, label }) => ({ value: String(value), label })), { value: SKIPPED, label: 'Skipped' }]}
        onChange={({ target: { value } }) => (value === SKIPPED ? onChange(undefined) : choose(Number(value)))}
      />
      {answer && <Wishes options={options} answer={answer} onChange={onChange} />}
    </div>
  );
}

interface WishesProps {
  options: QuizQuestion['options'];
  answer: QuizAnswer;
  onChange: (answer: QuizAnswer) => void;
}

function Wishes({ options, answer, onChange }: WishesProps) {
  const { accepts, importance, isDealBreaker } = answer;
  const toggle = (value: number) => {
    const next = accepts.includes(value) ? accepts.filter((one) => one !== value) : [...accepts, value];
    // One answer is always accepted.
    if (next.length > 0) onChange({ ...answer, accepts: next });
  };
  return (
    <>
      <fieldset>
        <legend className="text-sm font-medium">Fine from a roommate</legend>
        {options.map(({ value, label }) => (
          <Checkbox key={value} label={label} checked={accepts.includes(value)} onChange={() => toggle(value)} />
        ))}
      </fieldset>
      <Select
        label="How much it matters"
        value={importance}
        options={IMPORTANCE_OPTIONS}
        onChange={({ target }) => onChange({ ...answer, importance: target.value as QuizAnswer['importance'] })}
      />
      <Checkbox label="Deal-breaker" checked={isDealBreaker} onChange={() => onChange({ ...answer, isDealBreaker: !isDealBreaker })} />
    </>
  );
}
