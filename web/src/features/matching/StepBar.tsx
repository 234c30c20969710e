import { Check } from 'lucide-react';
import { STEPS, type MatchQuery } from '../../api/contracts.ts';
import { stepHref } from '../../lib/match-addresses.ts';
import { usePrivateAnswers } from '../../lib/private-answers.ts';
import { askedSteps } from './answer-words.ts';

export const PROGRESS_ID = 'progress';

/** How far one is, and every step as a link: all of them can be skipped, so all of them can be gone to. */
export function StepBar({ step: current, query }: { step: number; query: MatchQuery }) {
  const steps = askedSteps(query, usePrivateAnswers());
  return (
    <nav aria-label="Steps">
      <p id={PROGRESS_ID} className="text-sm font-medium">
        Step {current} of {STEPS}
      </p>
      <ol className="mt-1 grid grid-cols-6 gap-1.5">
        {steps.map(({ step, label, texts }) => (
          <li key={step}>
            <a
              href={stepHref(query, step)}
              {...(step === current && { 'aria-current': 'step' as const })}
              className="group grid min-h-6 content-start gap-1.5 pt-2 text-xs text-muted no-underline hover:text-primary aria-[current]:font-medium aria-[current]:text-ink"
            >
              <span className={`h-1.5 rounded-full group-hover:bg-primary ${step <= current ? 'bg-primary' : 'bg-line'}`} />
              <span className="sr-only sm:not-sr-only sm:flex sm:items-center sm:gap-1">
                <span className="sr-only">{step}. </span>
                {label}
                {texts.length > 0 && (
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
