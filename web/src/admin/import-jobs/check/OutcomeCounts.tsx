import { Box, Card, Typography } from '@mui/material';
import type { JobOutcome } from '../job-parts.ts';
import { numberText } from '../../frame/formats.ts';

const COLLEGES = [
  ['inserted', 'Colleges added'],
  ['updated', 'Colleges changed'],
  ['unchanged', 'Colleges unchanged'],
  ['closed', 'Colleges closed'],
  ['merged', 'Colleges merged'],
  ['unlisted', 'Colleges no longer listed'],
] as const;
/** These are left out if they are 0. */
const RARE: ReadonlySet<string> = new Set(['merged', 'unlisted']);

/** The numbers that matter first, with their labels. Of a history run: what changes in former years. */
export function countsOf(outcome: JobOutcome): (readonly [string, number])[] {
  if ('changes' in outcome)
    return [
      ['Services added', outcome.added],
      ['Services changed', outcome.changed],
    ];
  const { counts, tables, diff } = outcome;
  const history = diff?.history;
  const rejected = ['Rows rejected', tables.reduce((sum, table) => sum + table.rejected, 0)] as const;
  if (history)
    return [
      ['Values of former years added', history.gained],
      ['Values of former years changed', history.changed],
      ['Values of former years lost', history.lost],
      rejected,
    ];
  const colleges = COLLEGES.map(([key, label]) => [label, counts[key] ?? 0, key] as const);
  return [...colleges.filter(([, count, key]) => count > 0 || !RARE.has(key)).map(([label, count]) => [label, count] as const), rejected];
}

/** The numbers of a dry run. */
export function OutcomeCounts({ counts }: { counts: readonly (readonly [string, number])[] }) {
  return (
    <Box component="ul" aria-label="What would change" sx={GRID}>
      {counts.map(([label, count]) => (
        <Card component="li" key={label} sx={{ p: 1.5 }}>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{label}</Typography>
          <Box sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>{numberText(count)}</Box>
        </Card>
      ))}
    </Box>
  );
}

const GRID = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' };
