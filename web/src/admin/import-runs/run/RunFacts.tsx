import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Fragment, type ReactNode } from 'react';
import { releaseText, type RunLog } from '../../../api/domain.ts';
import { momentText } from '../../frame/formats.ts';
import { RunStatusChip } from '../RunStatusChip.tsx';
import { countsText, durationText, filesText } from '../run-words.ts';

/** What the ledger knows about a run as a whole. Facts that are not stored are left out. */
export function RunFacts({ run }: { run: RunLog }) {
  const { recorded = 0 } = run.counts;
  const facts: [string, ReactNode][] = [
    ['Status', <RunStatusChip key="status" status={run.status} />],
    ['Message', run.message],
    ['Acknowledged', run.acknowledgedAt && `${momentText(run.acknowledgedAt)} by ${run.acknowledgedBy ?? ''}`],
    ['Files of', `${filesText(run)}, ${releaseText(run.release)}`],
    ['Started', `${momentText(run.startedAt)} by ${run.actor}`],
    ['Ended', run.finishedAt && `${momentText(run.finishedAt)}, after ${durationText(run) ?? ''}`],
    ['Colleges', countsText(run.counts)],
    ['Stored for the history', recorded > 0 && `${recorded.toLocaleString('en-US')} rows`],
    ['Files obtained from', run.obtainedFrom],
    ['Rows matched by', run.matchedBy],
  ];
  return (
    <Card sx={{ p: 2 }}>
      <Box component="dl" sx={FACTS}>
        {facts
          .filter(([, value]) => value !== null && value !== false && value !== '')
          .map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </Box>
    </Card>
  );
}

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
};
