import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { messageOf } from '../records/use-refusal.ts';
import { Editor } from './editor/Editor.tsx';
import { Published } from './published/Published.tsx';
import { SetUp } from './published/SetUp.tsx';
import { Tables } from './published/Tables.tsx';
import { WarehouseNav } from './WarehouseNav.tsx';
import { warehouseStatus } from './warehouse-queries.ts';

/** The warehouse: SELECT statements on the published catalog, its tables, and what has to be set up before. */
export function BigQueryPage() {
  const { data: status, error } = useQuery(warehouseStatus);
  const isReady = status?.missing.length === 0;
  return (
    <PageFrame title="BigQuery">
      <WarehouseNav />
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {!status && !error && <Waiting />}
      {status && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {!isReady && <SetUp missing={status.missing} />}
          {isReady && <Published status={status} />}
          {isReady && status.shown && <Editor status={status} />}
          <Tables />
        </Box>
      )}
    </PageFrame>
  );
}
