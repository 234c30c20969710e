import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callPanel } from '../../panel-api.ts';
import { useRefusalText } from '../../records/use-refusal.ts';
import { isMoving, latestPublication, WAREHOUSE, type WarehouseRun } from '../warehouse-queries.ts';

interface Publication {
  isRunning: boolean;
  /** Of any process; null before the first one. */
  latest: WarehouseRun | null;
  /** Whether this page ordered the latest one. */
  isOwn: boolean;
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
  const [isSending, setSending] = useState(false);
  const isOwn = latest !== null && latest.key === ordered;
  const isRunning = isSending || (latest !== null && isMoving(latest));
  const wasRunning = useRef(false);

  useEffect(() => {
    if (wasRunning.current && !isRunning) void queries.invalidateQueries({ queryKey: WAREHOUSE });
    wasRunning.current = isRunning;
  }, [isRunning, queries]);

  const publish = async () => {
    const key = crypto.randomUUID();
    setMessage(undefined);
    setSending(true);
    try {
      await callPanel('publishBigquery', { body: { key } });
      setOrdered(key);
    } catch (error) {
      setMessage(await refusalText(error));
    }
    // The page shows the latest publication, also one that another person ordered.
    await queries.invalidateQueries({ queryKey: latestPublication.queryKey });
    setSending(false);
  };
  return { isRunning, latest, isOwn, message, publish };
}
