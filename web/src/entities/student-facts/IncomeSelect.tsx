import { INCOME_BANDS, type IncomeBand } from '../../api/domain/colleges.ts';
import { Select } from '../../ui/form/Select.tsx';
import { INCOME_OPTIONS } from './income-options.ts';

interface Props {
  label: string;
  value: IncomeBand | undefined;
  onChange: (income: IncomeBand | undefined) => void;
}

/** What a family earns. Grants, and so net prices, depend on it. */
export function IncomeSelect({ label, value, onChange }: Props) {
  return (
    <Select
      label={label}
      options={INCOME_OPTIONS}
      value={value ?? ''}
      onChange={({ target }) => onChange(INCOME_BANDS.find((band) => band === target.value))}
    />
  );
}
