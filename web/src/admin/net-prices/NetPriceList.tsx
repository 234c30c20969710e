import { FunctionField, NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { COLLEGE_TYPES } from '../../api/domain/college-form.ts';
import { INCOME_BANDS, STATE_CODES } from '../../api/domain/colleges.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { bandLabel, moneyText } from '../colleges/people-text.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';

type NetPrices = RecordOf<'net-prices'>;

const plain = (values: readonly string[]) => values.map((id) => ({ id, name: id }));
const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <SelectInput key="state" source="state" label="State" choices={plain(STATE_CODES)} alwaysOn />,
  <SelectInput key="type" source="type" label="Control" choices={plain(COLLEGE_TYPES)} />,
  <NullableBooleanInput key="isLocked" source="isLocked" label="Locked" />,
  <NullableBooleanInput key="hasPrices" source="hasPrices" label="Has prices" />,
];

const { Column } = columnsOf<'net-prices'>();

/** The net prices of all colleges by family income. */
export function NetPriceList() {
  return (
    <RecordList<'net-prices'> title="Net prices" filters={filters} sort={{ field: 'name', order: 'ASC' }}>
      <Column source="name" label="College" />
      <Column source="state" label="State" />
      {INCOME_BANDS.map((band) => (
        <Column key={band} label={bandLabel(band)} disableSort>
          <FunctionField<NetPrices> render={({ netPricesByIncome }) => moneyText(netPricesByIncome?.[band])} />
        </Column>
      ))}
      <Column label="Locked" disableSort>
        <FunctionField<NetPrices> render={({ isLocked }) => (isLocked ? 'Yes' : 'No')} />
      </Column>
    </RecordList>
  );
}
