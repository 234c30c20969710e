import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useMe } from '../me.ts';
import { messageOf } from '../records/use-refusal.ts';
import { timeText } from '../records/value-text.ts';
import { useLook } from './use-look.ts';

const TIMES = { createdAt: 'Signed up', lastSeenAt: 'Last seen', disabledAt: 'Disabled' } as const;

/** What the account says about the person. Only the person changes it. */
export function UserFacts() {
  const record = useRecordContext();
  if (!record) return null;
  const facts: [string, string][] = [
    ['Name', `${String(record['firstName'])} ${String(record['lastName'])}`],
    ['Email verified', record['emailVerified'] === true ? 'Yes' : 'No'],
    ...Object.entries(TIMES).flatMap(([field, label]): [string, string][] =>
      typeof record[field] === 'string' ? [[label, timeText(record[field])]] : [],
    ),
    ['Open sessions', String(record['openSessions'])],
  ];
  return (
    <section aria-labelledby="person">
      <h2 id="person">Person</h2>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, '& dd': { m: 0, overflowWrap: 'anywhere' } }}
      >
        <Fact label="Email" value={<Address masked={String(record['email'])} path={`users/${record.id}/address`} />} />
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </Box>
    </section>
  );
}

/** Masked until a moderator asks for it. */
function Address({ masked, path }: { masked: string; path: string }) {
  const { permissions } = useMe();
  const { seen, error, isLooking, look } = useLook<{ email: string }>(path);
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
