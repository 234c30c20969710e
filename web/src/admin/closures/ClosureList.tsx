import { NullableBooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { KIND_CHOICES, KIND_WORDS } from './closure-words.ts';

const FILTERS = [
  <TextInput key="q" source="q" label="Search" alwaysOn resettable />,
  <NullableBooleanInput key="isReviewed" source="isReviewed" label="Reviewed" alwaysOn />,
  <SelectInput key="kind" source="kind" label="What happened" choices={KIND_CHOICES} />,
  <NumberInput key="unitId" source="unitId" label="UNITID of the college" />,
];
const { Column } = columnsOf<'closures'>();

/** Colleges that closed or merged, while the directory still lists them as open. */
export function ClosureList() {
  return (
    <RecordList<'closures'>
      title="Closures"
      filters={FILTERS}
      sort={{ field: 'closed', order: 'DESC' }}
      bulkFields={['checked', 'isReviewed']}
      canCreate
      hasTrash
      labelOf={(record) => record.collegeName}
    >
      <Column source="collegeName" label="College" />
      <Column source="kind" label="What happened" render={whatHappened} />
      <Column source="closed" label="End" />
      <Column source="isReviewed" label="Review" render={({ isReviewed }) => (isReviewed ? 'Reviewed' : 'To review')} />
      <Column source="checked" label="Checked" />
    </RecordList>
  );
}

const whatHappened = ({ kind, successorName }: RecordOf<'closures'>): string =>
  kind === 'merged' && successorName !== null ? `${KIND_WORDS.merged} into ${successorName}` : KIND_WORDS[kind];
