import { DateInput, SearchInput, SelectInput } from 'react-admin';
import { ANALYTICS_EVENTS } from '../../api/domain/shared.ts';
import { sentence } from '../records/field-label.ts';
import { choicesOf } from '../records/inputs/choices.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { EventChart } from './EventChart.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="event" source="event" label="Event" choices={choicesOf(ANALYTICS_EVENTS)} alwaysOn />,
  <DateInput key="since" source="since" label="From" alwaysOn />,
  <DateInput key="until" source="until" label="To" alwaysOn />,
];
const { Column, NumberColumn } = columnsOf<'analytics'>();

/** Counts of events by day and page, with a chart of the chosen event. */
export function AnalyticsList() {
  return (
    <RecordList<'analytics'>
      title="Visits"
      filters={FILTERS}
      sort={{ field: 'day', order: 'DESC' }}
      labelOf={(record) => `${record.event} on ${record.day}`}
      intro={<EventChart />}
    >
      <Column source="day" label="Day (UTC)" />
      <Column source="event" label="Event" render={({ event }) => sentence(event)} />
      <Column source="path" label="Page" />
      <NumberColumn source="count" label="Count" />
    </RecordList>
  );
}
