import { DataTable, FunctionField, NullableBooleanInput, SelectInput, TextInput, type RaRecord } from 'react-admin';
import { COLLEGE_TYPES } from '../../api/college-form.ts';
import { INCOME_BANDS, STATE_CODES } from '../../api/domain.ts';
import { bandLabel, moneyText } from '../colleges/people-text.ts';
import { RecordList } from '../records/RecordList.tsx';

const plain = (values: readonly string[]) => values.map((id) => ({ id, name: id }));
const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <SelectInput key="state" source="state" label="State" choices={plain(STATE_CODES)} alwaysOn />,
  <SelectInput key="type" source="type" label="Control" choices={plain(COLLEGE_TYPES)} />,
  <NullableBooleanInput key="isLocked" source="isLocked" label="Locked" />,
  <NullableBooleanInput key="hasPrices" source="hasPrices" label="Has prices" />,
];

const priceIn = (record: RaRecord, band: string): string => {
  const prices = record['netPricesByIncome'] as Readonly<Record<string, number>> | null;
  return moneyText(prices?.[band]);
};

/** The net prices of all colleges by family income. */
export function NetPriceList() {
  return (
    <RecordList title="Net prices" filters={filters} sort={{ field: 'name', order: 'ASC' }}>
      <DataTable.Col source="name" label="College" />
      <DataTable.Col source="state" label="State" />
      {INCOME_BANDS.map((band) => (
        <DataTable.Col key={band} label={bandLabel(band)} disableSort>
          <FunctionField<RaRecord> render={(record) => priceIn(record, band)} />
        </DataTable.Col>
      ))}
      <DataTable.Col label="Locked" disableSort>
        <FunctionField<RaRecord> render={({ isLocked }) => (isLocked === true ? 'Yes' : 'No')} />
      </DataTable.Col>
    </RecordList>
  );
}
