import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportJob, JobRequest } from '../../../api/domain.ts';
import type { FieldErrors } from '../../data-provider/field-errors.ts';
import { postPanel } from '../../panel-api.ts';
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

  const send = async (call: 'check' | 'apply' | 'cancel', body: object = {}): Promise<boolean> => {
    setBusy(true);
    setMessage(undefined);
    setErrors(undefined);
    try {
      const job = await postPanel<ImportJob>(`import-jobs/${id}/${call}`, body);
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
    check: (request) => send('check', request),
    apply: (publish) => send('apply', publish ? { publish } : {}),
    cancel: () => send('cancel'),
  };
}
