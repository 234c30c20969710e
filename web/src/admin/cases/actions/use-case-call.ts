import { useNotify, useRefresh } from 'react-admin';
import type { StaffCase } from '../../../api/domain/moderation.ts';
import type { FieldErrors } from '../../data-provider/field-errors.ts';
import type { RefusedBody } from '../../data-provider/http-client.ts';
import { useRecordWritten } from '../../records/use-record-written.ts';
import { refusalIn, useRefusalText } from '../../records/use-refusal.ts';

/** Why a call was refused. `errors` are messages by field. */
export interface CaseRefusal {
  message: string;
  errors: FieldErrors;
}
export interface CaseCall {
  /** Sends it for the version that the user sees. */
  send: (seen: { params: { id: number }; version: number }) => Promise<StaffCase>;
  /** What to tell the user afterwards. */
  done: string;
}

const CHANGED = 'Another moderator changed this case. It was loaded again.';

/**
 * Calls for the version of a case that the user sees. Undefined: the page shows the new state, because the call has changed the case or
 * because another moderator was faster.
 */
export function useCaseCall(record: StaffCase): (call: CaseCall) => Promise<CaseRefusal | undefined> {
  const written = useRecordWritten();
  const refresh = useRefresh();
  const notify = useNotify();
  const refusalText = useRefusalText();
  return async ({ send, done }) => {
    try {
      written('cases', await send({ params: { id: record.id }, version: record.version }));
      notify(done, { type: 'success' });
      return undefined;
    } catch (error) {
      if (refusalIn(error).status !== 409) return { message: await refusalText(error), errors: errorsIn(error) };
      refresh();
      notify(CHANGED, { type: 'warning' });
      return undefined;
    }
  };
}

const errorsIn = (error: unknown): FieldErrors => (error as { body?: Partial<RefusedBody> }).body?.errors ?? {};

/** The message of one input. */
export function errorAt(errors: FieldErrors, field: string): string | undefined {
  const message = errors[field];
  return typeof message === 'string' ? message : undefined;
}
