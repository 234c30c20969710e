import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { ApiError } from '../../api/client.ts';
import { failureText } from '../../lib/failure.ts';
import { SendButton } from './SendButton.tsx';

interface Props {
  /** The call behind the form: whether it is under way, and how the last one failed. */
  call: { isPending: boolean; error: unknown };
  /** The inputs as the call names them: a fault of theirs is shown beside them (`faultOf`), all others above the buttons. */
  fields: readonly string[];
  /** What the button does. */
  submit: string;
  tone?: 'primary' | 'secondary' | 'destructive';
  /** The form itself is for reading what browsers filled in before scripts ran. */
  onSubmit: (form: HTMLFormElement) => void;
  /** Beside the button. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A form that sends a call. After a failure the focus is where the fault is, and all that was typed is still there. */
export function Form({ call, fields, submit, tone = 'primary', onSubmit, actions, className = '', children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { isPending, error } = call;
  useFocusOnFault(form, error);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onSubmit(event.currentTarget);
  };
  return (
    // Sent before scripts run, nothing of it may stand in an address.
    <form ref={form} method="post" noValidate onSubmit={send} className={`grid gap-4 ${className}`}>
      {children}
      {error !== null && error !== undefined && !isSaidBeside(error, fields) && (
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

/** Whether the inputs themselves say all there is to say. */
const isSaidBeside = (error: unknown, fields: readonly string[]): boolean =>
  error instanceof ApiError && error.errors.length > 0 && error.errors.every(({ path }) => fields.includes(path));

function useFocusOnFault(form: { current: HTMLElement | null }, error: unknown): void {
  useEffect(() => {
    if (error === null || error === undefined) return;
    const fault =
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? form.current?.querySelector<HTMLElement>('[role=alert]');
    fault?.focus();
  }, [form, error]);
}
