import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { Loading, ShowBase, useCreatePath, useResourceDefinitions, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '../data-provider/panel-calls.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { sentence } from '../records/field-label.ts';
import { EntryChanges } from '../records/timeline/EntryChanges.tsx';
import { timeText } from '../records/value-text.ts';
import { actorText, recordText } from './audit-row.ts';

/** One entry of the audit log with the changed fields. */
export function AuditLogShow() {
  return (
    <ShowBase>
      <AuditPage />
    </ShowBase>
  );
}

function AuditPage() {
  const { record } = useShowContext<AuditEntry>();
  if (!record) return <Loading />;
  const facts: [string, string | null][] = [
    ['Time', timeText(record.at)],
    ['Who', actorText(record)],
    ['Record', recordText(record)],
    ['Reason', record.reason],
    ['Code', record.code],
    ['Network', record.network],
    ['Request', record.requestId],
    ...Object.entries(record.details).map(([key, value]): [string, string] => [sentence(key), String(value)]),
  ];
  return (
    <PageFrame title={`${sentence(record.event)}, entry ${record.id}`}>
      <Card>
        <CardContent>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, '& dd': { m: 0, overflowWrap: 'anywhere' } }}
          >
            {facts
              .filter(([, value]) => value !== null && value !== '')
              .map(([label, value]) => (
                <Fact key={label} label={label} value={value ?? ''} />
              ))}
          </Box>
          <EntryChanges entry={record} />
          <RecordLink record={record} />
        </CardContent>
      </Card>
    </PageFrame>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

/** The link to the changed record, if the panel has a page for it. */
function RecordLink({ record: { resource, recordId } }: { record: AuditEntry }) {
  const definitions = useResourceDefinitions();
  const createPath = useCreatePath();
  if (resource === null || recordId === null || definitions[resource]?.hasEdit !== true) return null;
  return <Link to={createPath({ resource, id: recordId, type: 'edit' })}>Open the record and its timeline</Link>;
}
