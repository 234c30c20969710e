import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ANALYTICS_EVENTS } from '../../api/domain/shared.ts';
import { numberText } from '../frame/formats.ts';
import { callPanel } from '../panel-api.ts';
import { sentence } from '../records/field-label.ts';
import { useListFilter } from '../records/list/use-list-filter.ts';
import { messageOf } from '../records/use-refusal.ts';
import { Bars } from './Bars.tsx';
import { SeriesTable } from './SeriesTable.tsx';

const DAYS = 30;

/** The last 30 days of the event that the list is filtered by, as bars and as a table. */
export function EventChart() {
  const { filterValues } = useListFilter();
  const event = ANALYTICS_EVENTS.find((one) => one === filterValues['event']);
  const { data, error } = useQuery({
    queryKey: ['analytics', 'series', event],
    queryFn: ({ signal }) => callPanel('analyticsSeries', { query: { days: DAYS, event } }, signal),
  });
  const name = event === undefined ? 'All events' : sentence(event);
  const total = (data?.days ?? []).reduce((sum, { count }) => sum + (count ?? 0), 0);
  return (
    <Box component="section" aria-label="Chart" sx={{ mb: 3 }}>
      <p>Only visitors who agreed to analytics are counted, and nothing here belongs to a person.</p>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data?.since === null && <Alert severity="info">Nothing has been counted yet.</Alert>}
      {data && data.since !== null && (
        <figure style={{ margin: 0 }}>
          <figcaption>
            {name}, last {DAYS} days: {numberText(total)}. The first count is of {data.since}.
          </figcaption>
          <Bars days={data.days} />
          <SeriesTable days={data.days} caption={name} />
        </figure>
      )}
    </Box>
  );
}
