import { createContext, use, useState } from 'react';

/** How often the form around an input was submitted. */
export const SubmissionContext = createContext(0);

/** An error of the last submission. It goes when the text changes, and can come back with the next submission. */
export function useSubmissionError<T>(given: T | undefined): { error: T | undefined; onInput: () => void } {
  const submissions = use(SubmissionContext);
  const [changedSince, setChangedSince] = useState(0);
  return { error: submissions > 0 && changedSince === submissions ? undefined : given, onInput: () => setChangedSince(submissions) };
}
