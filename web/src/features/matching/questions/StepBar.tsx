import { Check } from 'lucide-react';
import { type MatchQuery, QUESTION_COUNT, QUESTIONS } from '../../../api/domain/matching.ts';
import { stepHref } from '../../../entities/match/match-addresses.ts';
import { usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { isAnswered } from '../read-answers.ts';
import { STEP_LABELS } from '../../../entities/match/match-steps.ts';

export const PROGRESS_ID = 'progress';

/** The progress, with a link to every step. Steps are optional, so all of them are reachable. */
export function StepBar({ step: current, query }: { step: number; query: MatchQuery }) {
  const hidden = usePrivateAnswers();
  return (
    <nav aria-label="Steps">
      <p id={PROGRESS_ID} className="text-sm font-medium">
        Step {current} of {QUESTION_COUNT}
      </p>
      <ol className="mt-1 grid grid-cols-6 gap-1.5">
        {QUESTIONS.map((question, index) => (
          <li key={question.step}>
            <a
              href={stepHref(query, question.step)}
              {...(question.step === current && { 'aria-current': 'step' as const })}
              className="group grid min-h-6 grid-cols-1 content-start gap-1.5 pt-2 text-xs text-muted no-underline hover:text-primary aria-[current]:font-medium aria-[current]:text-ink"
            >
              <span
                className={`h-1.5 rounded-full group-hover:bg-primary ${question.step <= current ? 'bg-primary forced-colors:border' : 'bg-line'}`}
              />
              <span className="sr-only sm:not-sr-only sm:flex sm:flex-wrap sm:items-center sm:gap-1">
                <span className="sr-only">{question.step}. </span>
                {STEP_LABELS[index]}
                {isAnswered(question, query, hidden) && (
                  <>
                    <Check aria-hidden="true" className="size-3.5 shrink-0" />
                    <span className="sr-only">, answered</span>
                  </>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
