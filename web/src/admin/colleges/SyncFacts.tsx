import Link from '@mui/material/Link';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { releaseText, SOURCE_FACTS } from '../../api/domain/colleges.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { momentText } from '../frame/formats.ts';
import { WideTable } from '../frame/WideTable.tsx';

interface Flag {
  year: number;
  release: string;
  runId: number | null;
  at: string;
  fields: string[];
}

/** What imports did with the college. Read-only. */
export function SyncFacts() {
  const record = useRecordContext<RecordOf<'colleges'>>();
  if (!record) return null;
  const { lastDataSync, operatingStatus, slug, dataSourceFlags = {}, lastChecked = {} } = record;
  const flags = Object.entries(dataSourceFlags as Record<string, Flag>);
  return (
    <>
      <Typography>Status in the directory: {operatingStatus}. Closures are edited in their own list.</Typography>
      <Typography>Last change by an import: {lastDataSync === null ? 'none' : momentText(lastDataSync)}.</Typography>
      <Typography sx={{ mb: 2 }}>
        <Link href={`/receipts?college=${slug}`}>All sources of this college on the site</Link>
      </Typography>
      <WideTable label="What the college has from each source">
        <TableHead>
          <TableRow>
            {['Source', 'Year', 'Release', 'Run', 'Imported', 'Fields', 'Last checked'].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {flags.map(([source, { year, release, runId, at, fields }]) => (
            <TableRow key={source}>
              <TableCell>{SOURCE_FACTS[source as keyof typeof SOURCE_FACTS].name}</TableCell>
              <TableCell>{year}</TableCell>
              <TableCell>{releaseText(release)}</TableCell>
              <TableCell>{runId ?? 'none'}</TableCell>
              <TableCell>{momentText(at)}</TableCell>
              <TableCell>{fields.length}</TableCell>
              <TableCell>{momentText(lastChecked[source] ?? at)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </>
  );
}
