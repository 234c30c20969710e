import { Box, Card, Chip, Link, Typography, type ChipProps } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Link as PanelLink } from 'react-router-dom';
import { releaseText } from '../../api/domain/colleges.ts';
import type { SourceCard } from '../../api/domain/imports.ts';
import { momentText, numberText } from '../frame/formats.ts';
import { SOURCE_WORDS, STATUS_WORDS } from '../import-runs/run-words.ts';
import { DownloadButton } from '../import-jobs/start/DownloadButton.tsx';
import { CopyText } from './CopyText.tsx';

const STATES: Record<SourceCard['state'], Pick<ChipProps, 'color' | 'variant' | 'label'>> = {
  missing: { label: 'Not loaded', color: 'warning', variant: 'outlined' },
  due: { label: 'Newer year may be available', color: 'warning', variant: 'filled' },
  current: { label: 'Current', color: 'success', variant: 'outlined' },
};

/** One source with its facts, as an item of a list. */
export function Source({ card }: { card: SourceCard }) {
  const { source, state, renewed, attended, command } = card;
  const name = SOURCE_WORDS[source];
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2">{name}</Typography>
        <Chip size="small" {...STATES[state]} />
      </Box>
      <Box component="dl" sx={FACTS}>
        {factsOf(card).map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <Typography sx={{ fontSize: '0.875rem', mb: 0.5 }}>
          {state === 'current' ? 'To look for revised figures, run:' : 'To import it, run:'}
        </Typography>
        <CopyText text={command} label={`Copy the command for ${name}`} />
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 1 }}>
          Published: {renewed}.{attended !== null && ` No schedule: ${attended}.`}
        </Typography>
        <DownloadButton card={card} />
      </Box>
    </Card>
  );
}

function factsOf(card: SourceCard): [string, ReactNode][] {
  const { source, loaded, colleges, ageDays, lastRun, next, missing, state } = card;
  const [newest] = loaded;
  const runs = `/import-runs?filter=${encodeURIComponent(JSON.stringify({ source }))}`;
  return [
    ['Last run', lastRun ? <LastRun key="run" run={lastRun} /> : 'None'],
    ['Loaded year', newest ? `${newest.year}, ${releaseText(newest.release)}` : 'None'],
    ['Rows read', lastRun && lastRun.rows > 0 ? numberText(lastRun.rows) : 'Not stored'],
    ['Colleges', numberText(colleges)],
    ['Age', ageDays === null ? 'Never imported' : daysText(ageDays)],
    ['Next release', `${next.year}, ${state === 'due' ? 'since' : 'from'} ${monthText(next.from)}`],
    ['Missing', missing.length > 0 ? <MissingReleases key="missing" missing={missing} /> : 'None'],
    [
      'All runs',
      <Link key="all" component={PanelLink} to={runs}>
        Runs of {SOURCE_WORDS[source]}
      </Link>,
    ],
  ];
}

const MissingReleases = ({ missing }: Pick<SourceCard, 'missing'>) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {missing.map(({ file, holds, since }) => (
      <li key={file}>
        {file} ({holds}), since {monthText(since)}
      </li>
    ))}
  </Box>
);

function LastRun({ run: { id, status, startedAt } }: { run: NonNullable<SourceCard['lastRun']> }) {
  return (
    <>
      <Link component={PanelLink} to={`/import-runs/${id}/show`}>
        Run {id}
      </Link>
      , {STATUS_WORDS[status].toLowerCase()}, {momentText(startedAt)}
    </>
  );
}

const daysText = (days: number): string => (days === 1 ? '1 day' : `${numberText(days)} days`);

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** "July 2026" for "2026-07" */
const monthText = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.25,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
};
