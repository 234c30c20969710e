import { NumberInput, SelectArrayInput, SelectInput } from 'react-admin';
import { editableLabel, LISTS, COLLEGE_TYPES, type EditableField } from '../../api/college-form.ts';
import { STATE_CODES } from '../../api/domain.ts';
import { ContractInput } from '../records/inputs/ContractInput.tsx';
import { FieldNote } from './FieldNote.tsx';
import { labelWithUnit, toFraction, toPercent, unitOf } from './people-text.ts';

/** The input of one field in people's units, with its source and lock below. */
export function CollegeInput({ field }: { field: EditableField }) {
  const label = labelWithUnit(field, editableLabel(field));
  return (
    <>
      <InputOf field={field} label={label} />
      <FieldNote field={field} label={editableLabel(field)} />
    </>
  );
}

interface Props {
  field: EditableField;
  label: string;
}

const choices = (values: readonly string[]) => values.map((id) => ({ id, name: id }));
/** Their values are words already. */
const SELECTS: Readonly<Record<string, readonly string[]>> = { state: STATE_CODES, type: COLLEGE_TYPES };

function InputOf({ field, label }: Props) {
  if (unitOf(field) === 'fraction') return <PercentInput field={field} label={label} />;
  const values = SELECTS[field];
  if (values) return <SelectInput source={field} label={label} choices={choices(values)} fullWidth />;
  const list = LISTS[field];
  if (list) return <SelectArrayInput source={field} label={label} choices={choices(list)} fullWidth />;
  return <ContractInput source={field} label={label} />;
}

const isShare = (value: number | null | undefined) =>
  value === null || value === undefined || (value >= 0 && value <= 1) ? undefined : 'Give a percentage from 0 to 100.';

/** Shows and takes a percentage; the form holds the fraction. */
function PercentInput({ field, label }: Props) {
  return (
    <NumberInput
      source={field}
      label={label}
      fullWidth
      step="any"
      validate={isShare}
      format={(value?: number | null) => (typeof value === 'number' ? toPercent(value) : '')}
      parse={(text: string) => (text === '' ? null : toFraction(Number(text)))}
    />
  );
}
