import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link as PanelLink } from 'react-router-dom';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { sentence } from '../records/field-label.ts';
import { ContractInputs } from '../records/inputs/ContractInputs.tsx';
import { Quote } from '../records/Quote.tsx';
import { RecordEdit } from '../records/RecordEdit.tsx';
import { StatusButtons, type StatusAction } from '../records/StatusButtons.tsx';
import { timeText } from '../records/value-text.ts';

type Fault = RecordOf<'service-faults'>;

const ACTIONS: readonly StatusAction<Fault['status']>[] = [
  { status: 'resolved', label: 'Save as resolved' },
  { status: 'rejected', label: 'Save as rejected' },
];

/** The page of one reported fault, with the decision about it. */
export function ServiceFaultEdit() {
  return (
    <RecordEdit<'service-faults'> title={(record) => `Fault ${record.id}: ${record.serviceName}`}>
      <Report />
      <ContractInputs fields={['note', 'status']} />
      <StatusButtons actions={ACTIONS} />
    </RecordEdit>
  );
}

function Report() {
  const record = useRecordContext<Fault>();
  if (!record) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        {sentence(record.kind)}
      </Typography>
      {record.message !== '' && <Quote>{record.message}</Quote>}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        From {record.reporter}, {timeText(record.createdAt)}, about{' '}
        <Link component={PanelLink} to={`/services/${record.serviceId}`}>
          {record.serviceName}
        </Link>
      </Typography>
      <ShownThen shown={record.shown} />
    </>
  );
}

/** What the reporter saw. Older reports did not keep it. */
function ShownThen({ shown }: Pick<Fault, 'shown'>) {
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
