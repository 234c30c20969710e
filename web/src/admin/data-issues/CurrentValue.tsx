import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { browserSend } from '../../api/browser-send.ts';
import { createClient } from '../../api/client.ts';
import type { FieldKey } from '../../api/domain/colleges.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { peopleText } from '../colleges/people-text.ts';
import { fieldText, sourceText } from './issue-words.ts';

const api = createClient(browserSend);

/** The value that the site shows for the reported field, and its source. Nothing for a report about no field. */
export function CurrentValue() {
  const record = useRecordContext<RecordOf<'data-issues'>>();
  if (!record?.field) return null;
  return <ValueCard collegeId={record.collegeId} field={record.field as FieldKey} />;
}

function ValueCard({ collegeId, field }: { collegeId: number; field: FieldKey }) {
  const { data, isError } = useQuery({
    queryKey: ['current-value', collegeId, field],
    queryFn: ({ signal }) => api.history.provenance({ params: { id: collegeId }, query: { field } }, signal),
  });
  const receipt = data?.receipts[0];
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {fieldText(field)} now
        </Typography>
        {isError && <Typography>The value could not be loaded.</Typography>}
        {data && <Typography sx={{ overflowWrap: 'anywhere' }}>{peopleText(field, receipt?.value)}</Typography>}
        {data && (
          <Typography variant="body2" color="text.secondary">
            {sourceText(receipt?.provenance)}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}
