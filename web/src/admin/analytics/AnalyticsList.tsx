import { DataTable, DateInput, SearchInput, SelectInput } from 'react-admin';
import { ANALYTICS_EVENTS } from '../../api/domain.ts';
import { sentence } from '../records/field-label.ts';
import { RecordList } from '../records/RecordList.tsx';
import { EventChart } from './EventChart.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="event" source="event" label="Event" choices={ANALYTICS_EVENTS.map((id) => ({ id, name: sentence(id) }))} alwaysOn />,
  <DateInput key="since" source="since" label="From" alwaysOn />,
  <DateInput key="until" source="until" label="To" alwaysOn />,
];

/** Counts of events by day and page, with a chart of the chosen event. */
export function AnalyticsList() {
  return (
    <RecordList
      title="Visits"
      filters={FILTERS}
      sort={{ field: 'day', order: 'DESC' }}
      labelOf={(record) => `${String(record['event'])} on ${String(record['day'])}`}
      intro={<EventChart />}
    >
      <DataTable.Col source="day" label="Day (UTC)" />
      <DataTable.Col source="event" label="Event" render={(record) => sentence(String(record['event']))} />
      <DataTable.Col source="path" label="Page" />
      <DataTable.NumberCol source="count" label="Count" />
    </RecordList>
  );
}
