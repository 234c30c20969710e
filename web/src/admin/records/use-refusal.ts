import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { RefusedBody } from '../data-provider/http-client.ts';

interface Refusal {
  status: number;
  body: RefusedBody;
}

/** What to tell the user about a failed call. A call without a session goes to the sign-in page. */
export function useRefusalText(): (error: unknown) => Promise<string> {
  const logoutIfDenied = useLogoutIfAccessDenied();
  return async (error) => {
    await logoutIfDenied(error);
    return messageOf(error);
  };
}

/** Tells the user about a failed call. */
export function useRefusal(): (error: unknown) => Promise<void> {
  const notify = useNotify();
  const textOf = useRefusalText();
  return async (error) => notify(await textOf(error), { type: 'error' });
}

/** Status, code and messages by field of a refused call. Status 0: no answer, or an error of the page. */
export function refusalIn(error: unknown): { status: number; code: string; errors: RefusedBody['errors'] } {
  const { status = 0, body } = error as Partial<Refusal>;
  return { status, code: body?.code ?? '', errors: body?.errors };
}

const NO_VERSION = 'This page did not say which version it has. Reload the page, then change the record again.';

/** What to tell the user. */
export function messageOf(error: unknown): string {
  if (refusalIn(error).status === 428) return NO_VERSION;
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong. Try again in a moment.';
}
