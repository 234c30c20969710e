import { DateInput, FormDataConsumer, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { CollegesInput } from '../colleges-input/CollegesInput.tsx';
import { useCanWrite } from '../records/use-can-write.ts';
import { TextsInput } from './TextsInput.tsx';
import { BASES, KINDS } from './words.ts';

const REQUIRED = required('Required');

/** The fields of a nickname. Only a system has a name. */
export function NicknameInputs() {
  const record = useRecordContext<RecordOf<'nicknames'>>();
  const isReadOnly = !useCanWrite() || typeof record?.deletedAt === 'string';
  return (
    <>
      <TextsInput source="texts" label="Texts" isReadOnly={isReadOnly} />
      <CollegesInput
        source="unitIds"
        nameSource="collegeNames"
        label="Colleges"
        hint="The first college is meant most often. The first one of a system is its flagship."
        isReadOnly={isReadOnly}
      />
      <SelectInput source="kind" label="Kind" choices={KINDS} validate={REQUIRED} fullWidth />
      <FormDataConsumer>
        {({ formData }) =>
          (formData['kind'] === 'system' || Boolean(formData['name'])) && (
            <TextInput source="name" label="Name of the system" fullWidth parse={(text: string) => (text === '' ? null : text)} />
          )
        }
      </FormDataConsumer>
      <SelectInput source="basis" label="Why we believe it" choices={BASES} validate={REQUIRED} fullWidth />
      <DateInput source="checked" label="Day of the last check" validate={REQUIRED} fullWidth />
    </>
  );
}
