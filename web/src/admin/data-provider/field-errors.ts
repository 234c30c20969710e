/** An error of one input, as the API answers it. `path` has dots between its parts. */
interface WireError {
  path: string;
  message: string;
}
/** Messages in the shape of the form's values. */
export interface FieldErrors {
  [field: string]: string | FieldErrors;
}

/** PATCH and bulk calls hold the values of the form below this key. */
const WRAPPER = /^changes\./;

/** The messages of a refused call by field, as react-admin's forms read them. Of several messages of one field the first counts. */
export function fieldErrorsOf(errors: readonly WireError[]): FieldErrors {
  const messages: FieldErrors = {};
  for (const { path, message } of errors) setAt(messages, path.replace(WRAPPER, '').split('.'), message);
  return messages;
}

function setAt(messages: FieldErrors, path: readonly string[], message: string): void {
  const [field = '', ...rest] = path;
  const present = messages[field];
  if (rest.length === 0) messages[field] ??= message;
  else if (typeof present !== 'string') setAt((messages[field] = present ?? {}), rest, message);
}
