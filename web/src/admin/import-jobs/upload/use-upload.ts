import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ImportJob } from '../../../api/domain/imports.ts';
import { useRefusalText } from '../../records/use-refusal.ts';
import { keyOfJob } from '../job-queries.ts';
import { forgetFiles, handedFiles, handFiles } from './handed-files.ts';
import { partCalls } from './part-calls.ts';
import { filesFor, sendFiles } from './send-files.ts';

interface Upload {
  isSending: boolean;
  /** Why it ended before its end. */
  message: string | undefined;
  /** Sends the missing bytes of the job. The files have to be those that it names. */
  send: (files: readonly File[]) => void;
}

/** Sends the files of a job while the page is open. The job in the cache tells how many bytes have arrived. */
export function useUpload(job: ImportJob): Upload {
  const { id } = job;
  const queries = useQueryClient();
  const refusalText = useRefusalText();
  const [files, setFiles] = useState(() => handedFiles(id));
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (files.length === 0) return undefined;
    const stop = new AbortController();
    const key = keyOfJob(id);
    const send = async (): Promise<void> => {
      const first = queries.getQueryData<ImportJob>(key) ?? job;
      const blobs = filesFor(first.files, files).map((file) => file ?? new Blob());
      const onAnswer = (answer: ImportJob): void => {
        if (!stop.signal.aborted) queries.setQueryData(key, answer);
      };
      try {
        await sendFiles(first, blobs, partCalls(id, stop.signal), { onAnswer });
      } catch (error) {
        if (stop.signal.aborted) return;
        setMessage(await refusalText(error));
        await queries.invalidateQueries({ queryKey: key });
      }
      if (stop.signal.aborted) return;
      forgetFiles(id);
      setFiles([]);
    };
    void send();
    return () => stop.abort();
    // The job and the functions are those of the moment at which the files are given.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, files]);

  const send = (given: readonly File[]): void => {
    setMessage(undefined);
    handFiles(id, given);
    setFiles(given);
  };
  return { isSending: files.length > 0, message, send };
}
