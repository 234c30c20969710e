import Link from '@mui/material/Link';
import { DataTable, NumberInput, SearchInput, type RaRecord } from 'react-admin';
import { Link as PanelLink } from 'react-router-dom';
import { ConsoleNav } from '../frame/ConsoleNav.tsx';
import { fieldLabel } from '../records/field-label.ts';
import { RecordList } from '../records/RecordList.tsx';
import { timeText, valueText } from '../records/value-text.ts';

type Row = Partial<RaRecord>;

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />, <NumberInput key="unitId" source="unitId" label="UNITID of the college" />];

/** Values that staff have set, beside the values that the imports supply. */
export function LockList() {
  return (
    <RecordList
      title="Locked fields"
      filters={FILTERS}
      sort={{ field: 'name', order: 'ASC' }}
      labelOf={(record) => `${String(record['name'])}, ${fieldLabel(String(record['field']))}`}
      intro={
        <>
          <ConsoleNav />
          <p>No import replaces these values. Open a college to change or unlock a field.</p>
        </>
      }
    >
      <DataTable.Col source="name" label="College" render={(record: Row) => <CollegeLink record={record} />} />
      <DataTable.Col source="field" label="Field" render={(record: Row) => <LineageLink record={record} />} />
      <DataTable.Col label="Staff value" disableSort render={(record: Row) => textOf(record, 'value')} />
      <DataTable.Col label="Imported value" disableSort render={(record: Row) => textOf(record, 'supplied')} />
      <DataTable.Col source="lockedBy" label="Locked by" />
      <DataTable.Col source="lockedAt" label="Locked" render={(record: Row) => timeText(String(record['lockedAt']))} />
      <DataTable.Col label="Reason" disableSort render={(record: Row) => String(record['reason'])} />
    </RecordList>
  );
}

const textOf = (record: Row, key: 'value' | 'supplied'): string => valueText('colleges', String(record['field']), record[key]);

function LineageLink({ record }: { record: Row }) {
  const label = fieldLabel(String(record['field']));
  if (record['unitId'] === null) return label;
  return (
    <Link component={PanelLink} to={`/data-integration/lineage?unitId=${String(record['unitId'])}&field=${String(record['field'])}`}>
      {label}
    </Link>
  );
}

function CollegeLink({ record }: { record: Row }) {
  return (
    <Link component={PanelLink} to={`/colleges/${String(record['collegeId'])}`}>
      {String(record['name'])}
    </Link>
  );
}
