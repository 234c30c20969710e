import { useEffect, useEffectEvent, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { type MatchQuery, type Question, QUESTION_COUNT } from '../../../api/domain/matching.ts';
import { PRODUCT } from '../../../api/domain/shared.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { answersOutsideStep, hrefAfter, NEXT_STEP, readAnswers } from '../read-answers.ts';

export interface StepProps {
  question: Question;
  query: MatchQuery;
  change: (query: MatchQuery) => void;
}

interface Props extends StepProps {
  isAnswered: boolean;
  /** The label of the choice that clears the answer. */
  none: string;
  /** Runs before the next step. Shows its errors itself and returns false when there are any. */
  validate?: () => boolean;
  children: ReactNode;
}

/**
 * The form of one step. Without scripts it is submitted to the questionnaire, which redirects to the next step. Inputs for private
 * answers have no names, so they are never sent.
 */
export function StepForm({ question, query, change, isAnswered, none, validate = () => true, children }: Props) {
  const navigate = useNavigate();
  const form = useEarlyAnswers(change);
  const { step } = question;
  const next = hrefAfter(query, step);
  const goOn = (event: SyntheticEvent) => {
    event.preventDefault();
    if (validate()) void navigate(next);
  };
  return (
    <form ref={form} action={`/${PRODUCT.slug}`} noValidate onSubmit={goOn} className="mt-6 grid gap-6">
      <input type="hidden" name={NEXT_STEP} value={step + 1} />
      {answersOutsideStep(question, query).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {children}
      <div className="steps-in-sight flex flex-wrap gap-3">
        <Button type="submit">{step < QUESTION_COUNT ? 'Next' : 'See my matches'}</Button>
        <ButtonLink to={next} variant="quiet">
          <span>
            Skip<span className="max-md:sr-only"> this question</span>
          </span>
        </ButtonLink>
      </div>
      <p className="-mt-3 text-sm text-muted">
        {isAnswered ? `If you skip, your answer stays. To clear it, choose “${none}”.` : 'Skipped questions do not affect your matches.'}
      </p>
    </form>
  );
}

/** Reads answers that were given before hydration. */
function useEarlyAnswers(change: (query: MatchQuery) => void) {
  const form = useRef<HTMLFormElement>(null);
  const adopt = useEffectEvent((filled: HTMLFormElement) => change(readAnswers(new FormData(filled))));
  useEffect(() => {
    if (form.current) adopt(form.current);
  }, []);
  return form;
}
