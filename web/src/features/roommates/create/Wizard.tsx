import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { AboutStep } from './AboutStep.tsx';
import { isTooYoung, missingIn, STEPS, stepOf, type Draft, type StepProps } from './draft.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PersonStep } from './PersonStep.tsx';
import { Preview } from './Preview.tsx';
import { WishesStep } from './WishesStep.tsx';

interface Props {
  draft: Draft;
  onChange: (draft: Draft) => void;
  call: { isPending: boolean; error: unknown };
  onSend: () => void;
  submit: string;
  /** The college can be chosen, and what is typed is kept in the browser. */
  isNew: boolean;
  children?: ReactNode;
}

/** The form in four steps. */
export function Wizard({ draft, onChange, call, onSend, submit, isNew, children }: Props) {
  const [step, setStep] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const heading = useFocusOn(step);
  const errors = call.error instanceof ApiError ? call.error.errors : [];
  useShowErrors(call.error, () => setStep(stepOf(errors.map(({ path }) => path))));
  const missing: Readonly<Record<string, string | undefined>> = attempts > 0 ? missingIn(draft) : {};
  const props: StepProps = {
    draft,
    set: (values) => onChange({ ...draft, ...values }),
    errorAt: (path) => missing[path] ?? errors.find((error) => error.path === path)?.message,
  };
  const next = () => {
    setAttempts(attempts + 1);
    if (isTooYoung(draft) || Object.keys(missingIn(draft)).length > 0) setStep(0);
    else if (step === LAST) onSend();
    else setStep(step + 1);
  };
  return (
    <form
      method="post"
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!call.isPending) next();
      }}
    >
      <StepList step={step} onGo={setStep} />
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-2xl focus:outline-none">
        {STEPS[step]?.title}
      </h2>
      <ErrorSummary
        missing={step === 0 ? Object.values(missing).filter((text) => text !== undefined) : []}
        error={call.error}
        attempts={attempts}
      />
      <div className="mt-4 grid gap-5">
        <Step step={step} isNew={isNew} {...props} />
      </div>
      {children}
      <Buttons step={step} isNew={isNew} submit={submit} isSending={call.isPending} onGo={setStep} />
      {isNew && <p className="mt-3 text-sm text-muted">Kept in this browser until you create the profile.</p>}
    </form>
  );
}

const LAST = STEPS.length - 1;

function Step({ step, isNew, ...props }: StepProps & { step: number; isNew: boolean }) {
  switch (step) {
    case 0:
      return <PersonStep {...props} isNew={isNew} />;
    case 1:
      return <WishesStep {...props} />;
    case 2:
      return <AboutStep {...props} />;
    default:
      return <Preview draft={props.draft} />;
  }
}

interface ButtonsProps {
  step: number;
  isNew: boolean;
  submit: string;
  isSending: boolean;
  onGo: (step: number) => void;
}

function Buttons({ step, isNew, submit, isSending, onGo }: ButtonsProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {step > 0 && (
        <Button variant="secondary" onClick={() => onGo(step - 1)}>
          Back
        </Button>
      )}
      <SendButton type="submit" isSending={isSending}>
        {step === LAST ? submit : 'Next'}
      </SendButton>
      {step < LAST && !isNew && (
        <Button variant="quiet" onClick={() => onGo(LAST)}>
          To the end
        </Button>
      )}
    </div>
  );
}

function StepList({ step, onGo }: { step: number; onGo: (step: number) => void }) {
  return (
    <nav aria-label="Steps">
      <p className="text-sm font-medium">
        Step {step + 1} of {STEPS.length}
      </p>
      <ol className="mt-1 grid grid-cols-4 gap-1.5">
        {STEPS.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => onGo(index)}
              {...(index === step && { 'aria-current': 'step' as const })}
              className="grid min-h-11 w-full content-start gap-1.5 pt-2 text-left text-xs text-muted hover:text-primary aria-[current]:font-medium aria-[current]:text-ink"
            >
              <span className={`h-1.5 rounded-full forced-colors:border ${index <= step ? 'bg-primary' : 'bg-line'}`} />
              <span className="sr-only sm:not-sr-only">{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Moves the focus to the heading of the new step. The first one keeps the focus of the page. */
function useFocusOn(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return heading;
}

/** Opens the step with the first error, once for each failed call. */
function useShowErrors(error: unknown, show: () => void): void {
  const shown = useRef<unknown>(null);
  useEffect(() => {
    if (error === shown.current) return;
    shown.current = error;
    if (error instanceof ApiError && error.errors.length > 0) show();
  });
}
