import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { RunLog } from '../../../api/domain/imports.ts';
import { FactList } from '../../frame/FactList.tsx';
import { momentText } from '../../frame/formats.ts';
import { MappingLines } from './MappingLines.tsx';
import { RunStatusChip } from '../RunStatusChip.tsx';
import { countsText, durationText, editionText } from '../run-words.ts';

/** What the ledger knows about a run as a whole. Facts that are not stored are left out. */
export function RunFacts({ run }: { run: RunLog }) {
  const { recorded = 0 } = run.counts;
  const facts: [string, ReactNode][] = [
    ['Status', <RunStatusChip key="status" status={run.status} />],
    ['Message', run.message],
    ['Acknowledged', run.acknowledgedAt && `${momentText(run.acknowledgedAt)} by ${run.acknowledgedBy ?? ''}`],
    ['Files of', editionText(run)],
    ['Started', `${momentText(run.startedAt)} by ${run.actor}`],
    ['Ended', run.finishedAt && `${momentText(run.finishedAt)}, after ${durationText(run) ?? ''}`],
    ['Colleges', countsText(run.counts)],
    ['Stored for the history', recorded > 0 && `${recorded.toLocaleString('en-US')} rows`],
    ['Files obtained from', run.obtainedFrom],
    ['Rows matched by', run.matchedBy],
    ['Columns', run.mapping && <MappingLines key="mapping" mapping={run.mapping} />],
  ];
  return (
    <Card sx={{ p: 2 }}>
      <FactList facts={facts.filter(([, value]) => value !== null && value !== false && value !== '')} />
    </Card>
  );
}
