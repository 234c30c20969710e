import { STATE_CODES, type StateCode, STATES } from '../../api/domain/colleges.ts';
import { Select } from '../../ui/form/Select.tsx';

interface Props {
  label: string;
  /** Of the empty choice. */
  none: string;
  value: StateCode | undefined;
  onChange: (state: StateCode | undefined) => void;
}

const STATE_OPTIONS = STATE_CODES.map((value) => ({ value, label: STATES[value] })).sort((a, b) => (a.label < b.label ? -1 : 1));

/** Where a student lives. Public colleges charge students from other states more. */
export function HomeStateSelect({ label, none, value, onChange }: Props) {
  return (
    <Select
      label={label}
      options={[{ value: '', label: none }, ...STATE_OPTIONS]}
      value={value ?? ''}
      onChange={({ target }) => onChange(STATE_CODES.find((code) => code === target.value))}
    />
  );
}
