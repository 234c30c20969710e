import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { postPanel } from '../../panel-api.ts';
import { useRefusalText } from '../../records/use-refusal.ts';
import { latestPublication, WAREHOUSE, type WarehouseRun } from '../warehouse-queries.ts';

interface Publication {
  isRunning: boolean;
  /** The one that this page ordered, when it is known. */
  own: WarehouseRun | null;
  /** Why it was refused. */
  message: string | undefined;
  publish: () => Promise<void>;
}

/** Orders a publication, and follows the latest one. When it ends, the status and the tables are read again. */
export function usePublication(): Publication {
  const queries = useQueryClient();
  const refusalText = useRefusalText();
  const { data: latest = null } = useQuery(latestPublication);
  const [ordered, setOrdered] = useState<string>();
  const [message, setMessage] = useState<string>();
  const own = latest !== null && latest.key === ordered ? latest : null;
  const isRunning = latest?.status === 'running' || (ordered !== undefined && own === null);

  const wasRunning = useRef(false);

  useEffect(() => {
    if (wasRunning.current && !isRunning) void queries.invalidateQueries({ queryKey: WAREHOUSE });
    wasRunning.current = isRunning;
  }, [isRunning, queries]);

  const publish = async () => {
    const key = crypto.randomUUID();
    setMessage(undefined);
    try {
      await postPanel('bigquery/publish', { key });
      setOrdered(key);
    } catch (error) {
      setMessage(await refusalText(error));
    }
    await queries.invalidateQueries({ queryKey: latestPublication.queryKey });
  };
  return { isRunning, own, message, publish };
}
