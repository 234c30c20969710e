import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import { failureText } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { faultsIn, type Rules, type Texts } from './form-rules.ts';

/** Says that the browser itself found the faults: they stand beside their inputs and need no message. */
const HELD_BACK = 'form.held-back';

interface Options<T> {
  rules: Rules;
  send: (texts: Texts) => Promise<T>;
  onDone?: (answer: T, texts: Texts) => void;
  /** The title of the message when the call fails, and what it says where the server says nothing. */
  failure?: { title: string; words: string };
}

/** The call behind a form: held back while an input is faulty, its failures told. */
export function useFormCall<T>({ rules, send, onDone, failure }: Options<T>): UseMutationResult<T, Error, Texts> {
  return useMutation({
    async mutationFn(texts: Texts) {
      const faults = faultsIn(texts, rules);
      if (faults.length > 0) throw new ApiError(400, 'Invalid input', HELD_BACK, faults);
      return send(texts);
    },
    onSuccess: (answer, texts) => onDone?.(answer, texts),
    onError(error) {
      if (failure === undefined || (error instanceof ApiError && error.code === HELD_BACK)) return;
      const description = error.message === '' ? failure.words : failureText(error);
      toast({ title: failure.title, description, tone: 'destructive' });
    },
  });
}

/** What was typed or filled in, by the names of the inputs; a box that is not ticked is absent. */
export const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
