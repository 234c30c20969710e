import { useNotify } from 'react-admin';
import type { FieldErrors } from '../../data-provider/field-errors.ts';
import type { RefusedBody } from '../../data-provider/http-client.ts';
import { useRefusalText } from '../use-refusal.ts';

/** Messages by field. The one at `root` keeps the form unsaved, so that it still warns before the user leaves. */
export type FormErrors = FieldErrors & { root: { serverError: string } };

export const REASON_MISSING = 'Give a reason for this change.';

/** What the form gets when it is not saved. */
export const unsaved = (message: string, errors: FieldErrors = {}): FormErrors => ({ ...errors, root: { serverError: message } });

/** Tells the user about a refused call, and turns it into messages at fields. Without a session it goes to the sign-in page. */
export function useFormErrors(): (error: unknown) => Promise<FormErrors> {
  const refusalText = useRefusalText();
  const notify = useNotify();
  return async (error) => {
    const message = await refusalText(error);
    notify(message, { type: 'error' });
    return unsaved(message, (error as { body?: Partial<RefusedBody> }).body?.errors);
  };
}
