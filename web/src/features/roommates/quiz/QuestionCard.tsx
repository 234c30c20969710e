import { useId, useRef, useState, type Ref } from 'react';
import { QUIZ, type QuizAnswer, type QuizQuestion } from '../../../api/domain/roommates.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { WishRows, type Wishes } from './WishRows.tsx';

interface Props {
  question: QuizQuestion;
  answer: QuizAnswer | undefined;
  heading: Ref<HTMLHeadingElement>;
  /** Undefined: the question is skipped. `isDone`: the person answered with a tap and tuned nothing. */
  onChange: (answer: QuizAnswer | undefined, isDone: boolean) => void;
}

const UNTUNED: Wishes = { accepts: [], importance: 'somewhat', isDealBreaker: false };

/** One question: how the person lives, and which answers of a roommate are fine. Give each question its own key. */
export function QuestionCard({ question, answer, heading, onChange }: Props) {
  const { title, options, scale } = question;
  const id = useId();
  const [draft, setDraft] = useState<Wishes>(UNTUNED);
  // The arrow keys choose each answer that they pass.
  const isTapped = useRef(false);
  const choose = (value: number) => {
    const isDone = answer === undefined && draft === UNTUNED && isTapped.current;
    onChange(withAnswer(answer, value, draft), isDone);
  };
  return (
    <div className="rounded-card border border-line bg-card p-4 sm:p-5">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- tells a tap from the arrow keys */}
      <fieldset onPointerDown={() => (isTapped.current = true)} onKeyDown={() => (isTapped.current = false)}>
        <legend className="float-left w-full">
          <span className="text-sm text-muted">
            {QUIZ.indexOf(question) + 1} of {QUIZ.length}
          </span>
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h2>
        </legend>
        <div className="clear-both grid gap-2 pt-3">
          {options.map(({ value, label }) => (
            <ChoiceRow key={value} name={id} label={label} isChosen={answer?.answer === value} onChoose={() => choose(value)} />
          ))}
        </div>
      </fieldset>
      <WishRows
        own={answer?.answer}
        wishes={answer ?? draft}
        options={options}
        scale={scale}
        onChange={(wishes) => (answer ? onChange({ ...answer, ...wishes }, false) : setDraft(wishes))}
      />
      {answer && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          aria-label={`Skip this question: ${title}`}
          onClick={() => onChange(undefined, false)}
        >
          Skip this question
        </Button>
      )}
    </div>
  );
}

/** An answer accepts itself. Another answer keeps what the person chose before. */
function withAnswer(answer: QuizAnswer | undefined, value: number, draft: Wishes): QuizAnswer {
  if (!answer) return { ...draft, answer: value, accepts: sorted([...draft.accepts, value]) };
  const isUntouched = answer.accepts.length === 1 && answer.accepts[0] === answer.answer;
  return { ...answer, answer: value, accepts: isUntouched ? [value] : answer.accepts };
}

const sorted = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);
