import { useNavigate } from 'react-router-dom';
import { type MatchQuery, QUESTION_COUNT } from '../../../api/domain/matching.ts';
import { PRODUCT } from '../../../api/domain/shared.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { forgetAnswers } from '../../../entities/match/last-answers.ts';
import { resultsHref, stepHref } from '../../../entities/match/match-addresses.ts';
import { useMatchAnswers } from '../../../entities/student-facts/match-answers.ts';
import { useMajorNames } from '../../../entities/major-search/major-names.ts';
import { answersByStep, hasAnswers } from '../../../entities/match/answer-words.ts';

/** The answers given so far, each with a link to its step. Empty until the first answer. */
export function AnswersSoFar({ step: current, query }: { step: number; query: MatchQuery }) {
  const navigate = useNavigate();
  const steps = answersByStep(query, useMatchAnswers(query), useMajorNames(query.major));
  if (!hasAnswers(steps)) return null;
  const startOver = () => {
    forgetAnswers();
    void navigate(`/${PRODUCT.slug}`);
  };
  return (
    <section aria-labelledby="answers" className="mt-10 border-t border-line pt-5">
      <h2 id="answers" className="font-sans text-sm font-medium tracking-normal">
        Your answers so far
      </h2>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {steps
          .filter(({ texts }) => texts.length > 0)
          .map(({ step, label, texts }) => (
            <div key={step} className="contents">
              <dt>
                <TextLink to={stepHref(query, step)} className="inline-flex min-h-6 items-center">
                  <span className="sr-only">Change </span>
                  {label}
                </TextLink>
              </dt>
              <dd className="min-h-6 pb-2 text-muted sm:pb-0">{texts.join(' · ')}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        {current < QUESTION_COUNT && (
          <TextLink to={resultsHref(query)} className="inline-flex min-h-6 items-center">
            See my matches now
          </TextLink>
        )}
        <Button variant="quiet" size="small" className="needs-scripts" onClick={startOver}>
          Start over
        </Button>
      </div>
    </section>
  );
}
