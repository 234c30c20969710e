import type { FieldErrors } from '../../data-provider/field-errors.ts';
import type { RefusedBody } from '../../data-provider/http-client.ts';
import { useRefusalText } from '../use-refusal.ts';

/** Messages by field. The message at `root` is shown as a notification. */
export type FormErrors = FieldErrors & { root: { serverError: string } };

export const REASON_MISSING = 'Give a reason for this change.';

/** Turns a refused call into messages at fields. A call without a session goes to the sign-in page. */
export function useFormErrors(): (error: unknown) => Promise<FormErrors> {
  const refusalText = useRefusalText();
  return async (error) => {
    const errors = (error as { body?: Partial<RefusedBody> }).body?.errors ?? {};
    return { ...errors, root: { serverError: await refusalText(error) } };
  };
}
