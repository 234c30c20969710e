import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { TIMELINE_LENGTH, type PanelRecord } from '../../data-provider/panel-calls.ts';
import { messageOf } from '../use-refusal.ts';
import { TimelineEntry } from './TimelineEntry.tsx';
import { usePanelData } from '../use-panel-data.ts';

/** What happened to a record, newest first: who, when, why, and the changed values. */
export function Timeline({ record }: { record: PanelRecord }) {
  const resource = useResourceContext() ?? '';
  const dataProvider = usePanelData();
  const { data, error } = useQuery({
    queryKey: [resource, 'timeline', String(record.id)],
    queryFn: () => dataProvider.timeline(resource, record.id),
  });
  return (
    <section aria-labelledby="timeline">
      <Typography variant="h3" component="h2" id="timeline" gutterBottom>
        Timeline
      </Typography>
      {error && <p>{messageOf(error)}</p>}
      {data?.length === 0 && <p>No changes are recorded yet.</p>}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {data?.map((entry) => (
          <TimelineEntry key={entry.id} entry={entry} record={record} />
        ))}
      </Box>
      {data && data.length >= TIMELINE_LENGTH && (
        <Link to={`/audit-log?${new URLSearchParams({ filter: JSON.stringify({ resource, recordId: String(record.id) }) }).toString()}`}>
          All changes in the audit log
        </Link>
      )}
    </section>
  );
}
