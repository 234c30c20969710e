import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NewImportJob } from '../../../api/domain/imports.ts';
import { callPanel } from '../../panel-api.ts';
import { useRefusalText } from '../../records/use-refusal.ts';
import { keyOfJob } from '../job-queries.ts';
import { handFiles } from '../upload/handed-files.ts';

/** Creates an import job and opens its page, which uploads the files. */
export function useStartJob() {
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refusalText = useRefusalText();
  const queries = useQueryClient();
  const navigate = useNavigate();

  const start = async (body: NewImportJob, files: readonly File[] = []): Promise<void> => {
    setBusy(true);
    setMessage(undefined);
    try {
      const job = await callPanel('createImportJob', { body });
      if (files.length > 0) handFiles(job.id, files);
      queries.setQueryData(keyOfJob(job.id), job);
      await navigate(`/data-integration/jobs/${job.id}`);
    } catch (error) {
      setMessage(await refusalText(error));
    }
    setBusy(false);
  };
  return { message, isBusy, start };
}
