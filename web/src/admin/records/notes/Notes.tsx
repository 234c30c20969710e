import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { NOTE_PERMISSIONS } from '../../../api/domain/staff.ts';
import type { RecordOf } from '../../../api/panel-contracts.ts';
import type { PanelRecord } from '../../data-provider/panel-calls.ts';
import { useMe } from '../../me.ts';
import { usePanelData } from '../use-panel-data.ts';
import { messageOf } from '../use-refusal.ts';
import { NewNote } from './NewNote.tsx';
import { NoteItem } from './NoteItem.tsx';

const MOST = 50;
const PERMISSIONS: Readonly<Record<string, string | undefined>> = NOTE_PERMISSIONS;

/** What staff wrote about a record, the newest first. Shows nothing for records without notes, such as entries of the audit log. */
export function Notes({ record }: { record: PanelRecord }) {
  const resource = useResourceContext() ?? '';
  const { permissions, user } = useMe();
  const dataProvider = usePanelData();
  const queries = useQueryClient();
  const needed = PERMISSIONS[resource];
  const queryKey = ['notes', resource, String(record.id)];
  const { data, error } = useQuery({
    queryKey,
    enabled: needed !== undefined,
    queryFn: async () => {
      const filter = { resource, recordId: String(record.id) };
      const params = { filter, sort: { field: 'id', order: 'DESC' as const }, pagination: { page: 1, perPage: MOST } };
      return (await dataProvider.getList<RecordOf<'notes'>>('notes', params)).data;
    },
  });
  if (needed === undefined) return null;
  const changed = () => void queries.invalidateQueries({ queryKey: ['notes'] });
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      {error && <p>{messageOf(error)}</p>}
      {data?.length === 0 && <p>There are no notes yet.</p>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {data?.map((note) => (
          <NoteItem key={note.id} note={note} isOwn={note.authorId === user.id} onChanged={changed} />
        ))}
      </Box>
      {permissions.some((one) => one === needed) && <NewNote resource={resource} recordId={String(record.id)} onAdded={changed} />}
    </section>
  );
}
