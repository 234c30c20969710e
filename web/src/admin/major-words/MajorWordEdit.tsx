import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { ContractInputs } from '../records/inputs/ContractInputs.tsx';
import { RecordEdit } from '../records/RecordEdit.tsx';
import { meaningOf } from './words.ts';

/** The page of one word, with the fields that it leads to. */
export function MajorWordEdit() {
  return (
    <RecordEdit<'major-words'> title={({ word }) => `The word “${word}”`}>
      <Meaning />
      <ContractInputs />
    </RecordEdit>
  );
}

function Meaning() {
  const record = useRecordContext<RecordOf<'major-words'>>();
  if (!record) return null;
  const { seedCodes } = record;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      Leads to: {meaningOf(record)}.{' '}
      {seedCodes.length > 0 ? `Without this entry: ${seedCodes.join(', ')}.` : 'Alma has no such word itself.'}
    </Typography>
  );
}
