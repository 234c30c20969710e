import { Alert, Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as PanelLink } from 'react-router-dom';
import { momentText } from '../../frame/formats.ts';
import { useMe } from '../../me.ts';
import { listRecords } from '../../panel-api.ts';
import { filesText } from '../run-words.ts';
import { AcknowledgeButton } from './AcknowledgeButton.tsx';

const SHOWN = 5;
const OPEN = { isOpen: true };
const LIST = `/import-runs?filter=${encodeURIComponent(JSON.stringify(OPEN))}`;

/** Failed imports that are not acknowledged, the newest first. Nothing if there are none. */
export function OpenFailures() {
  const maySee = useMe().permissions.includes('runs.read');
  const { data = [] } = useQuery({
    queryKey: ['import-runs', 'open'],
    queryFn: ({ signal }) => listRecords('import-runs', { filter: OPEN, sort: ['id', 'DESC'], most: SHOWN + 1 }, signal),
    enabled: maySee,
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <Box component="section" aria-label="Failed imports" sx={{ display: 'grid', gap: 1, mb: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.slice(0, SHOWN).map((run) => (
        <Alert
          key={run.id}
          severity="error"
          variant="outlined"
          role="group"
          aria-label={`Run ${run.id}`}
          action={<AcknowledgeButton run={run} size="small" />}
          sx={ALERT}
        >
          <Link component={PanelLink} to={`/import-runs/${run.id}/show`}>
            Run {run.id}, the import of {filesText(run)}, failed
          </Link>{' '}
          on {momentText(run.startedAt)}. {run.message}
        </Alert>
      ))}
      {data.length > SHOWN && (
        <Link component={PanelLink} to={LIST}>
          All failed imports that are not acknowledged
        </Link>
      )}
    </Box>
  );
}

/** On phones the button stands below the text. */
const ALERT = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 4rem)', sm: 1 }, minWidth: 0, overflowWrap: 'anywhere' },
};
