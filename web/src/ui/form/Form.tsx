import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { ApiError, failureText } from '../../lib/api-error.ts';
import { SendButton } from './SendButton.tsx';
import { SubmissionContext } from './submission.ts';

interface Props {
  /** The API call of the form. */
  call: { isPending: boolean; error: unknown };
  /** The names of the inputs in the call. Their errors are shown beside them (`fieldError`), other errors above the buttons. */
  fields: readonly string[];
  /** The button's label. */
  submit: string;
  tone?: 'primary' | 'secondary' | 'destructive';
  /** Read the inputs from the form element: browsers may have filled them before scripts ran. */
  onSubmit: (form: HTMLFormElement) => void;
  /** Beside the button. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A form that sends an API call. After an error the focus moves to the error, and the inputs keep their values. */
export function Form({ call, fields, submit, tone = 'primary', onSubmit, actions, className = '', children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { isPending, error } = call;
  const [submissions, setSubmissions] = useState(0);
  useFocusOnError(form, error);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setSubmissions(submissions + 1);
    onSubmit(event.currentTarget);
  };
  return (
    // POST: a form sent before scripts run must not put its values into an address.
    <form ref={form} method="post" noValidate onSubmit={send} className={`grid gap-4 ${className}`}>
      <SubmissionContext value={submissions}>{children}</SubmissionContext>
      {error !== null && error !== undefined && !isShownBeside(error, fields) && (
        <p
          role="alert"
          tabIndex={-1}
          className="rounded-control border border-brick bg-brick-tint px-3 py-2 text-sm font-medium text-brick"
        >
          {failureText(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <SendButton type="submit" variant={tone} isSending={isPending}>
          {submit}
        </SendButton>
        {actions}
      </div>
    </form>
  );
}

/** Whether all errors are shown beside inputs. */
const isShownBeside = (error: unknown, fields: readonly string[]): boolean =>
  error instanceof ApiError && error.errors.length > 0 && error.errors.every(({ path }) => fields.includes(path));

function useFocusOnError(form: { current: HTMLElement | null }, error: unknown): void {
  useEffect(() => {
    if (error === null || error === undefined) return;
    const target =
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? form.current?.querySelector<HTMLElement>('[role=alert]');
    target?.focus();
  }, [form, error]);
}
