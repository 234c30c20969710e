import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { useMe } from '../me.ts';
import { callPanel } from '../panel-api.ts';
import { messageOf } from '../records/use-refusal.ts';
import { timeText } from '../records/value-text.ts';
import { useLook } from './use-look.ts';

const TIMES = [
  ['createdAt', 'Signed up'],
  ['lastSeenAt', 'Last seen'],
  ['disabledAt', 'Disabled'],
] as const;

/** What the account says about the person. Only the person changes it. */
export function UserFacts({ record }: { record: RecordOf<'users'> }) {
  const facts: [string, string][] = [
    ['Name', `${record.firstName} ${record.lastName}`],
    ['Email verified', record.emailVerified ? 'Yes' : 'No'],
    ...TIMES.flatMap(([field, label]): [string, string][] => (record[field] === null ? [] : [[label, timeText(record[field])]])),
    ['Open sessions', String(record.openSessions)],
  ];
  return (
    <section aria-labelledby="person">
      <h2 id="person">Person</h2>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, '& dd': { m: 0, overflowWrap: 'anywhere' } }}
      >
        <Fact label="Email" value={<Address masked={record.email} id={record.id} />} />
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </Box>
    </section>
  );
}

/** Masked until a moderator asks for it. */
function Address({ masked, id }: { masked: string; id: number }) {
  const { permissions } = useMe();
  const { seen, error, isLooking, look } = useLook(() => callPanel('userAddress', { params: { id } }));
  if (seen) return seen.email;
  return (
    <>
      {masked}
      {permissions.includes('moderation') && (
        <Button size="small" loading={isLooking} onClick={look} aria-label="Show the address">
          Show
        </Button>
      )}
      {error && <p role="alert">{messageOf(error)}</p>}
    </>
  );
}

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
