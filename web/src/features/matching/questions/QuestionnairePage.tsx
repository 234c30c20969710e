import { Suspense, useEffect, useRef } from 'react';
import { PRODUCT, QUESTIONS, STEPS } from '../../../api/domain.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { stepHref } from '../../../entities/match/match-addresses.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { PROGRESS_ID, StepBar } from './StepBar.tsx';
import { answersPart, makeStepsReady, STEP_PARTS } from './step-chunks.ts';
import { useAnswers } from './use-answers.ts';

/** Six steps, each an address of its own with all that was answered so far; what is private stays in the tab. */
export function QuestionnairePage() {
  const { step, query, change } = useAnswers();
  const heading = useFocusOnStep(step);
  const question = QUESTIONS[step - 1] ?? QUESTIONS[0];
  const Step = STEP_PARTS[step - 1];
  useEffect(fetchAhead, []);
  return (
    <section className="page py-8 md:py-12">
      <PageHead
        title={`Find your college matches: step ${step} of ${STEPS}`}
        description={`${STEPS} short questions about size, kind, place, budget, test scores and priorities lead to colleges that fit, with the reasons. Free, and without an account.`}
        canonicalPath={`/${PRODUCT.slug}`}
      />
      <div className="mx-auto max-w-text">
        <StepBar step={step} query={query} />
        <p className="mt-4 min-h-6 text-sm">
          {step > 1 ? (
            <TextLink to={stepHref(query, step - 1)} className="inline-flex min-h-6 items-center">
              Back
            </TextLink>
          ) : (
            <span className="text-muted">Takes less than two minutes. You can skip every question.</span>
          )}
        </p>
        <h1 ref={heading} tabIndex={-1} aria-describedby={PROGRESS_ID} className="mt-3 text-2xl md:text-3xl">
          {question.title}
        </h1>
        <p className="mt-2 text-muted">{question.hint}</p>
        <Suspense>{Step && <Step key={step} question={question} query={query} change={change} />}</Suspense>
        <Suspense>
          <answersPart.Part step={step} query={query} />
        </Suspense>
      </div>
    </section>
  );
}

/** So that the next step is there when it is asked for. Where this fails, the step itself says so. */
const fetchAhead = () => whenIdle(() => void makeStepsReady().catch(() => undefined));

/** Readers of screens hear the question of the next step; the first one keeps the browser's own start. */
function useFocusOnStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
