import Link from '@mui/material/Link';
import { NumberInput, SearchInput } from 'react-admin';
import { Link as PanelLink } from 'react-router-dom';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { ConsoleNav } from '../frame/ConsoleNav.tsx';
import { fieldLabel } from '../records/field-label.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { timeText, valueText } from '../records/value-text.ts';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />, <NumberInput key="unitId" source="unitId" label="UNITID of the college" />];
const { Column } = columnsOf<'locks'>();

/** Values that staff have set, beside the values that the imports supply. */
export function LockList() {
  return (
    <RecordList<'locks'>
      title="Locked fields"
      filters={FILTERS}
      sort={{ field: 'name', order: 'ASC' }}
      labelOf={({ name, field }) => `${name}, ${fieldLabel(field)}`}
      intro={
        <>
          <ConsoleNav />
          <p>No import replaces these values. Open a college to change or unlock a field.</p>
        </>
      }
    >
      <Column source="name" label="College" render={(record) => <CollegeLink record={record} />} />
      <Column source="field" label="Field" render={(record) => <LineageLink record={record} />} />
      <Column label="Staff value" disableSort render={({ field, value }) => valueText('colleges', field, value)} />
      <Column label="Imported value" disableSort render={({ field, supplied }) => valueText('colleges', field, supplied)} />
      <Column source="lockedBy" label="Locked by" />
      <Column source="lockedAt" label="Locked" render={({ lockedAt }) => timeText(lockedAt)} />
      <Column label="Reason" disableSort render={({ reason }) => reason} />
    </RecordList>
  );
}

function LineageLink({ record: { field, unitId } }: { record: RecordOf<'locks'> }) {
  const label = fieldLabel(field);
  if (unitId === null) return label;
  return (
    <Link component={PanelLink} to={`/data-integration/lineage?unitId=${unitId}&field=${field}`}>
      {label}
    </Link>
  );
}

function CollegeLink({ record: { collegeId, name } }: { record: RecordOf<'locks'> }) {
  return (
    <Link component={PanelLink} to={`/colleges/${collegeId}`}>
      {name}
    </Link>
  );
}
