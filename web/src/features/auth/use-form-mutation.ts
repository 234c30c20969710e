import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../api/client.ts';
import { failureText } from '../../lib/api-error.ts';
import { dismissToast, toast } from '../../lib/toast.ts';
import { errorsIn, type FormRules, type FormValues } from './form-rules.ts';

/** The code of errors found in the browser. They show at their inputs and need no toast. */
const INVALID_FORM = 'form.invalid';

interface Options<T> {
  rules: FormRules;
  send: (texts: FormValues) => Promise<T>;
  onDone?: (answer: T, texts: FormValues) => void;
  /** The toast title for a failed call, and the text if the server sends none. */
  failure?: { title: string; fallback: string };
}

/** The call of a form. Not sent if an input is invalid. A failure shows as a toast, which goes with the next try. */
export function useFormMutation<T>({ rules, send, onDone, failure }: Options<T>): UseMutationResult<T, Error, FormValues> {
  const failed = useRef(0);
  return useMutation({
    async mutationFn(texts: FormValues) {
      dismissToast(failed.current);
      const errors = errorsIn(texts, rules);
      if (errors.length > 0) throw new ApiError(400, 'Invalid input', INVALID_FORM, errors);
      return send(texts);
    },
    onSuccess: (answer, texts) => onDone?.(answer, texts),
    onError(error) {
      if (failure === undefined || (error instanceof ApiError && error.code === INVALID_FORM)) return;
      const description = error.message === '' ? failure.fallback : failureText(error);
      failed.current = toast({ title: failure.title, description, tone: 'destructive' });
    },
  });
}

/** Text values by input name. Unchecked boxes are absent. */
export const formValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
