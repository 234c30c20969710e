import { NumberInput, required, SelectArrayInput, SelectInput, TextInput } from 'react-admin';
import { CHOICES, COLLEGE_TYPES, editableLabel, FLAGS, LISTS, NUMBERS, type EditableField } from '../../api/domain/college-form.ts';
import { STATE_CODES } from '../../api/domain/colleges.ts';
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
  if (!isOneLine(field)) return <ContractInput source={field} label={label} />;
  return <TextInput source={field} label={label} fullWidth {...(REQUIRED.includes(field) && { validate: required('Required') })} />;
}

const REQUIRED: readonly string[] = ['name', 'location'];
const OTHER_INPUTS: readonly string[] = [...FLAGS, ...NUMBERS, ...Object.keys(LISTS), ...Object.keys(CHOICES), 'description', 'isFeatured'];
const isOneLine = (field: string): boolean => unitOf(field) === undefined && !OTHER_INPUTS.includes(field);

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
