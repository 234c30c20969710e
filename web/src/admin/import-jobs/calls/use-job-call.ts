import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobRequest } from '../../../api/domain/imports.ts';
import type { FieldErrors } from '../../data-provider/field-errors.ts';
import type { AnswerOf } from '../../../api/panel-contracts.ts';
import { callPanel } from '../../panel-api.ts';
import { refusalIn, useRefusalText } from '../../records/use-refusal.ts';
import { keyOfJob } from '../job-queries.ts';

interface JobCalls {
  isBusy: boolean;
  /** Why the last call was refused. */
  message: string | undefined;
  /** Its messages by field. */
  errors: FieldErrors | undefined;
  /** Each returns whether it was accepted. */
  check: (request: JobRequest) => Promise<boolean>;
  /** With `publish`, the catalog goes to the warehouse afterwards. */
  apply: (publish: boolean) => Promise<boolean>;
  cancel: () => Promise<boolean>;
}

/** The calls that move a job. The page then shows the answer; a job that is elsewhere by now is read again. */
export function useJobCall(id: number): JobCalls {
  const [message, setMessage] = useState<string>();
  const [errors, setErrors] = useState<FieldErrors>();
  const [isBusy, setBusy] = useState(false);
  const refusalText = useRefusalText();
  const queries = useQueryClient();

  const send = async (call: () => Promise<AnswerOf<'importJob'>>): Promise<boolean> => {
    setBusy(true);
    setMessage(undefined);
    setErrors(undefined);
    try {
      const job = await call();
      await queries.cancelQueries({ queryKey: keyOfJob(id) });
      queries.setQueryData(keyOfJob(id), job);
      return true;
    } catch (error) {
      setMessage(await refusalText(error));
      setErrors(refusalIn(error).errors);
      if (refusalIn(error).status === 409) await queries.invalidateQueries({ queryKey: keyOfJob(id) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    message,
    errors,
    check: (body) => send(() => callPanel('checkImportJob', { params: { id }, body })),
    apply: (publish) => send(() => callPanel('applyImportJob', { params: { id }, body: publish ? { publish } : {} })),
    cancel: () => send(() => callPanel('cancelImportJob', { params: { id }, body: {} })),
  };
}
