import { BooleanInput, DateInput, FormDataConsumer, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { CollegeInput } from '../colleges-input/CollegeInput.tsx';
import { useCanWrite } from '../records/use-can-write.ts';
import { KIND_CHOICES } from './closure-words.ts';

const REQUIRED = required('Required');
const orNull = (text: string): string | null => (text === '' ? null : text);

/** The fields of a closure. Only a merged college has a successor; a new entry has no review. */
export function ClosureInputs({ isNew = false }: { isNew?: boolean }) {
  const record = useRecordContext<RecordOf<'closures'>>();
  const isReadOnly = !useCanWrite() || typeof record?.deletedAt === 'string';
  const college = { isReadOnly, isRequired: true, label: 'College' };
  return (
    <>
      <CollegeInput source="unitId" nameSource="collegeName" {...college} />
      <SelectInput source="kind" label="What happened" choices={KIND_CHOICES} validate={REQUIRED} fullWidth />
      <FormDataConsumer>
        {({ formData }) =>
          (formData['kind'] === 'merged' || typeof formData['successorUnitId'] === 'number') && (
            <CollegeInput source="successorUnitId" nameSource="successorName" label="Successor" isReadOnly={isReadOnly} />
          )
        }
      </FormDataConsumer>
      <TextInput source="closed" label="End" helperText="A year, month or day: 2025, 2025-05 or 2025-05-31" validate={REQUIRED} fullWidth />
      <TextInput source="sourcePublisher" label="Publisher of the statement" validate={REQUIRED} fullWidth />
      <TextInput source="sourceTitle" label="Headline of the statement" validate={REQUIRED} fullWidth />
      <TextInput source="sourceDate" label="Date of the statement" helperText="A year, month or day" validate={REQUIRED} fullWidth />
      <TextInput source="sourceUrl" label="Address of the statement" type="url" parse={orNull} fullWidth />
      <DateInput source="checked" label="Day of the last check" validate={REQUIRED} fullWidth />
      {!isNew && (
        <BooleanInput
          source="isReviewed"
          label="Reviewed"
          helperText="Another person than the last editor reads the statement. An edit ends the review."
        />
      )}
    </>
  );
}
