interface ErrorLike {
  message?: unknown;
}

/** The message of a field, or the first message of an item of a list. */
export function errorText(error: ErrorLike | undefined): string | undefined {
  if (!error) return undefined;
  if (typeof error.message === 'string') return plain(error.message);
  const [first] = Object.values(error).flatMap((item: unknown) => (item as ErrorLike | undefined)?.message ?? []);
  return typeof first === 'string' ? plain(first) : 'This value is not valid';
}

/** React-admin marks messages that it has translated already. */
const plain = (message: string): string => message.replace(/^@@react-admin@@"?|"$/g, '');
