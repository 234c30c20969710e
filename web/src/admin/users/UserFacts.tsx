import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { timeText } from '../records/value-text.ts';

const TIMES = { createdAt: 'Signed up', lastSeenAt: 'Last seen', disabledAt: 'Disabled' } as const;

/** What the account says about the person. Only the person changes it. */
export function UserFacts() {
  const record = useRecordContext();
  if (!record) return null;
  const facts: [string, string][] = [
    ['Name', `${String(record['firstName'])} ${String(record['lastName'])}`],
    ['Email', String(record['email'])],
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
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </Box>
    </section>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
