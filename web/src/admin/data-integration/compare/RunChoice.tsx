import { TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../frame/formats.ts';
import { filesText, STATUS_WORDS } from '../../import-runs/run-words.ts';
import { listRecords } from '../../panel-api.ts';

/** The runs to choose from: the newest ones. */
const MOST = 200;

interface Props {
  label: string;
  /** The chosen run; empty: none. */
  id: string;
  onChoose: (id: string) => void;
}

/** Chooses one of the newest runs. An older run that the address names stays in the list. */
export function RunChoice({ label, id, onChoose }: Props) {
  const { data = [] } = useQuery({
    queryKey: ['import-runs', 'newest'],
    queryFn: ({ signal }) => listRecords('import-runs', { sort: ['id', 'DESC'], most: MOST }, signal),
    retry: false,
  });
  const isListed = data.some((run) => String(run.id) === id);
  return (
    <TextField
      select
      label={label}
      value={id}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">None</option>
      {id !== '' && !isListed && <option value={id}>Run {id}</option>}
      {data.map((run) => (
        <option key={run.id} value={run.id}>
          Run {run.id}: {filesText(run)}, {STATUS_WORDS[run.status].toLowerCase()}, {momentText(run.startedAt)}
        </option>
      ))}
    </TextField>
  );
}
