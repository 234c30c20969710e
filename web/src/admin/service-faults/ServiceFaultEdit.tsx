import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link as PanelLink } from 'react-router-dom';
import { sentence } from '../records/field-label.ts';
import { ContractInputs } from '../records/inputs/ContractInputs.tsx';
import { Quote } from '../records/Quote.tsx';
import { RecordEdit } from '../records/RecordEdit.tsx';
import { StatusButtons } from '../records/StatusButtons.tsx';
import { timeText } from '../records/value-text.ts';

const ACTIONS = [
  { status: 'resolved', label: 'Save as resolved' },
  { status: 'rejected', label: 'Save as rejected' },
];

/** The page of one reported fault, with the decision about it. */
export function ServiceFaultEdit() {
  return (
    <RecordEdit title={(record) => `Fault ${record.id}: ${String(record['serviceName'])}`}>
      <Report />
      <ContractInputs fields={['note', 'status']} />
      <StatusButtons actions={ACTIONS} />
    </RecordEdit>
  );
}

function Report() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        {sentence(String(record['kind']))}
      </Typography>
      {record['message'] !== '' && <Quote>{String(record['message'])}</Quote>}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        From {String(record['reporter'])}, {timeText(String(record['createdAt']))}, about{' '}
        <Link component={PanelLink} to={`/services/${String(record['serviceId'])}`}>
          {String(record['serviceName'])}
        </Link>
      </Typography>
      <ShownThen shown={record['shown'] as Shown | null} />
    </>
  );
}

interface Shown {
  description: string;
  priceRange: string | null;
  website: string;
}

/** What the reporter saw. Older reports did not keep it. */
function ShownThen({ shown }: { shown: Shown | null }) {
  if (!shown) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        The entry when it was reported
      </Typography>
      <Quote>{[shown.description, shown.priceRange ?? 'No price', shown.website].join('\n')}</Quote>
    </>
  );
}
