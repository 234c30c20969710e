import { Link, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as PanelLink } from 'react-router-dom';
import type { RunLog } from '../../../api/domain/imports.ts';
import { momentText, numberText } from '../../frame/formats.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { countsText, durationText, editionText, STATUS_WORDS } from '../../import-runs/run-words.ts';

const FACTS: readonly [string, (run: RunLog) => ReactNode][] = [
  ['Files of', (run) => editionText(run)],
  ['Status', ({ status }) => STATUS_WORDS[status]],
  ['Started', ({ startedAt, actor }) => `${momentText(startedAt)} by ${actor}`],
  ['Duration', (run) => durationText(run) ?? 'Not stored'],
  ['Tables', ({ tables }) => tables.map(({ table }) => table).join(', ') || 'Not stored'],
  ['Rows read', ({ tables }) => sumOf(tables, 'read')],
  ['Rows rejected', ({ tables }) => sumOf(tables, 'rejected')],
  ['Colleges', ({ counts }) => countsText(counts) || 'None'],
];

/** The facts of two runs, one row each. */
export function ComparedFacts({ runs }: { runs: readonly [RunLog, RunLog] }) {
  const hashes = runs.map(({ files }) => new Set(files.map(({ sha256 }) => sha256)));
  const same = [...(hashes[0] ?? [])].filter((hash) => hashes[1]?.has(hash)).length;
  return (
    <WideTable label="Facts of both runs">
      <TableHead>
        <TableRow>
          <TableCell>Fact</TableCell>
          {runs.map(({ id }, index) => (
            <TableCell key={index} sx={{ minWidth: '12rem' }}>
              <Link component={PanelLink} to={`/import-runs/${id}/show`}>
                Run {id}
              </Link>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {FACTS.map(([label, textOf]) => (
          <TableRow key={label} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            {runs.map((run, index) => (
              <TableCell key={index}>{textOf(run)}</TableCell>
            ))}
          </TableRow>
        ))}
        <TableRow>
          <TableCell component="th" scope="row">
            Files
          </TableCell>
          {runs.map(({ files }, index) => (
            <TableCell key={index}>
              {numberText(files.length)}, of which {numberText(same)} are the same in both
            </TableCell>
          ))}
        </TableRow>
      </TableBody>
    </WideTable>
  );
}

const sumOf = (tables: RunLog['tables'], key: 'read' | 'rejected'): string =>
  numberText(tables.reduce((sum, table) => sum + table[key], 0));
