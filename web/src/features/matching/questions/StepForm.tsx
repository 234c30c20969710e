import { useEffect, useEffectEvent, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PRODUCT, STEPS, type MatchQuery, type Question } from '../../../api/domain.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { answersElsewhere, hrefAfter, NEXT_STEP, readAnswers } from '../read-answers.ts';

export interface StepProps {
  question: Question;
  query: MatchQuery;
  change: (query: MatchQuery) => void;
}

interface Props extends StepProps {
  isAnswered: boolean;
  /** The choice that takes an answer back. */
  none: string;
  /** Asked before the next step; it shows what is wrong where it says no. */
  mayGoOn?: () => boolean;
  children: ReactNode;
}

/**
 * One step: its inputs, on to the next one by button or Enter, or past it. Without scripts it is sent to the questionnaire itself,
 * which leads on; inputs for private answers have no names, so that they are never sent.
 */
export function StepForm({ question, query, change, isAnswered, none, mayGoOn = () => true, children }: Props) {
  const navigate = useNavigate();
  const form = useTickedEarly(change);
  const { step } = question;
  const next = hrefAfter(query, step);
  const goOn = (event: SyntheticEvent) => {
    event.preventDefault();
    if (mayGoOn()) void navigate(next);
  };
  return (
    <form ref={form} action={`/${PRODUCT.slug}`} noValidate onSubmit={goOn} className="mt-6 grid gap-6">
      <input type="hidden" name={NEXT_STEP} value={step + 1} />
      {answersElsewhere(question, query).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {children}
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{step < STEPS ? 'Next' : 'See my matches'}</Button>
          <ButtonLink to={next} variant="quiet">
            Skip this question
          </ButtonLink>
        </div>
        <p className="text-sm text-muted">
          {isAnswered
            ? `Skipping keeps your answer. To take it back, choose “${none}”.`
            : 'What you skip counts neither for nor against a college.'}
        </p>
      </div>
    </form>
  );
}

/** Takes up what was ticked before scripts ran. */
function useTickedEarly(change: (query: MatchQuery) => void) {
  const form = useRef<HTMLFormElement>(null);
  const takeUp = useEffectEvent((held: HTMLFormElement) => change(readAnswers(new FormData(held))));
  useEffect(() => {
    if (form.current) takeUp(form.current);
  }, []);
  return form;
}
