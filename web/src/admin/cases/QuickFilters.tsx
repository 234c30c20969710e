import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CaseStatus } from '../../api/domain.ts';
import { useListFilter } from '../records/list/use-list-filter.ts';

interface Filter {
  status?: CaseStatus;
  hasAppeal?: boolean;
}

const QUICK: readonly { label: string; filter: Filter }[] = [
  { label: 'Open', filter: { status: 'open' } },
  { label: 'Claimed', filter: { status: 'claimed' } },
  { label: 'Waiting', filter: { status: 'waiting' } },
  { label: 'Decided', filter: { status: 'decided' } },
  { label: 'Appeals', filter: { hasAppeal: true } },
  { label: 'All', filter: {} },
];

/** What a moderator opens the list with. */
export const FIRST_FILTER: Filter = { status: 'open' };

/** Buttons for the usual parts of the queue. Other filters stay as they are. */
export function QuickFilters() {
  const { filterValues, displayedFilters, setFilters } = useListFilter();
  const { status, hasAppeal, ...others } = filterValues;
  return (
    <Box role="group" aria-label="Part of the queue" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {QUICK.map(({ label, filter }) => {
        const isOn = filter.status === status && filter.hasAppeal === hasAppeal;
        return (
          <Button
            key={label}
            size="small"
            variant={isOn ? 'contained' : 'outlined'}
            aria-pressed={isOn}
            onClick={() => setFilters({ ...others, ...filter }, displayedFilters)}
          >
            {label}
          </Button>
        );
      })}
    </Box>
  );
}
