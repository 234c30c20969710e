import { Suspense, useEffect, useRef } from 'react';
import { QUESTION_COUNT, QUESTIONS } from '../../../api/domain/matching.ts';
import { PRODUCT } from '../../../api/domain/shared.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { stepHref } from '../../../entities/match/match-addresses.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { PROGRESS_ID, StepBar } from './StepBar.tsx';
import { answersChunk, preloadStepChunks, STEP_COMPONENTS } from './step-chunks.ts';
import { useAnswers } from './use-answers.ts';

/** Six steps. Each step's address holds the public answers so far; private answers stay in the tab. */
export function QuestionnairePage() {
  const { step, query, change } = useAnswers();
  const heading = useFocusOnStep(step);
  const question = QUESTIONS[step - 1] ?? QUESTIONS[0];
  const Step = STEP_COMPONENTS[step - 1];
  useEffect(preloadWhenIdle, []);
  return (
    <section className="page py-8 md:py-12">
      <PageHead
        title={`Find your college matches: step ${step} of ${QUESTION_COUNT}`}
        description={`Answer ${QUESTION_COUNT} short questions about majors, size, kind, place, budget, test scores and priorities. Get colleges that fit, with reasons. Free, no account needed.`}
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
            <span className="text-muted">Takes less than two minutes. You can skip any question.</span>
          )}
        </p>
        <h1 ref={heading} tabIndex={-1} aria-describedby={PROGRESS_ID} className="mt-3 text-2xl md:text-3xl">
          {question.title}
        </h1>
        <p className="mt-2 text-muted">{question.hint}</p>
        <Suspense>{Step && <Step key={step} question={question} query={query} change={change} />}</Suspense>
        <Suspense>
          <answersChunk.Component step={step} query={query} />
        </Suspense>
      </div>
    </section>
  );
}

/** Loads the code of the later steps early. If it fails, the step itself shows the failure. */
const preloadWhenIdle = () => whenIdle(() => void preloadStepChunks().catch(() => undefined));

/** Moves the focus to the new question so that screen readers announce it. The first step keeps the browser's default focus. */
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
