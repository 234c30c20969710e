import { Alert, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Heard } from '../../frame/Heard.tsx';
import { postPanel } from '../../panel-api.ts';
import { useRefusalText } from '../../records/use-refusal.ts';
import { latestPublication, WAREHOUSE } from '../warehouse-queries.ts';

/** Copies the catalog into the warehouse, and follows the copying, also if another person started it. */
export function PublishButton({ isNeeded }: { isNeeded: boolean }) {
  const queries = useQueryClient();
  const refusalText = useRefusalText();
  const { data: latest } = useQuery(latestPublication);
  const [ordered, setOrdered] = useState<string>();
  const [message, setMessage] = useState<string>();
  const isRunning = latest?.status === 'running' || (ordered !== undefined && latest?.key !== ordered);
  const own = latest && latest.key === ordered ? latest : null;

  useEffect(() => {
    if (!isRunning) void queries.invalidateQueries({ queryKey: WAREHOUSE });
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
  return (
    <>
      <Button variant={isNeeded ? 'contained' : 'outlined'} loading={isRunning} onClick={() => void publish()}>
        Publish the catalog
      </Button>
      <Heard text={isRunning ? 'The catalog is being published.' : own?.status === 'done' ? 'The catalog is published.' : ''} />
      <div role="alert">
        {message !== undefined && <Alert severity="error">{message}</Alert>}
        {own?.status === 'failed' && <Alert severity="error">{own.message}</Alert>}
      </div>
    </>
  );
}
