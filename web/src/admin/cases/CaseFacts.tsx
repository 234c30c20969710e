import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { Link as PanelLink } from 'react-router-dom';
import { type CaseKind, isPersonal, type StaffCase } from '../../api/domain/moderation.ts';
import { useMe } from '../me.ts';
import { CaseTimes } from './CaseTimes.tsx';
import { KIND_WORDS, reasonsText, STATUS_WORDS, STEP_WORDS, subjectText } from './case-words.ts';

/** Resources of the panel that show the reported record. */
const PAGES: Partial<Record<CaseKind, string>> = {
  service: 'services',
  fault: 'services',
  review: 'service-reviews',
  profile: 'users',
  access: 'users',
  figure: 'colleges',
};

/** What is known about a case without its evidence. */
export function CaseFacts({ record }: { record: StaffCase }) {
  const { hasMinor, isHidden, status, claimedBy, step } = record;
  const facts: [string, ReactNode][] = [
    ['What', <Target key="target" record={record} />],
    ['Person', isPersonal(record.kind) && <Subject key="subject" record={record} />],
    ['Reasons', reasonsText(record.reasons)],
    ['Reporters', String(record.reporters)],
    ['Concerns a minor', yesOrNo(hasMinor)],
    ['Hidden now', yesOrNo(isHidden)],
    ['Status', claimedBy === null ? STATUS_WORDS[status] : `${STATUS_WORDS[status]}. Claimed by ${claimedBy}`],
    ['Step', step && isPersonal(record.kind) && (record.isUndone ? `${STEP_WORDS[step].name}, taken back` : STEP_WORDS[step].name)],
    ['Appeal', record.hasAppeal && 'Waits for a decision'],
    ['Priority', String(record.priority)],
    ['Time', <CaseTimes key="times" record={record} />],
  ];
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          The case
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, '& dd': { m: 0 } }}>
          {facts
            .filter(([, value]) => value !== null && value !== false)
            .map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
        </Box>
      </CardContent>
    </Card>
  );
}

function Target({ record: { kind, targetId } }: { record: StaffCase }) {
  const { permissions } = useMe();
  const page = PAGES[kind];
  const words = `${KIND_WORDS[kind]} ${targetId}`;
  if (page === undefined || (page === 'users' && !permissions.includes('users'))) return words;
  return (
    <Link component={PanelLink} to={`/${page}/${targetId}`}>
      {words}
    </Link>
  );
}

function Subject({ record }: { record: StaffCase }) {
  const { subjectId } = record;
  if (subjectId === null) return subjectText(record);
  return (
    <>
      {subjectText(record)} ·{' '}
      <Link component={PanelLink} to={`/cases?filter=${encodeURIComponent(JSON.stringify({ subjectId }))}`}>
        All cases about this person
      </Link>
    </>
  );
}

const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');
