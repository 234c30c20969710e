import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FilterOf } from '../../api/panel-contracts.ts';
import { useListFilter } from '../records/list/use-list-filter.ts';

type Filter = FilterOf<'cases'>;

const QUICK: readonly { label: string; filter: Filter }[] = [
  { label: 'Open', filter: { status: 'open' } },
  { label: 'Mine', filter: { isMine: true } },
  { label: 'Claimed', filter: { status: 'claimed' } },
  { label: 'Waiting', filter: { status: 'waiting' } },
  { label: 'Decided', filter: { status: 'decided' } },
  { label: 'Overdue', filter: { isOverdue: true } },
  { label: 'Appeals', filter: { hasAppeal: true } },
  { label: 'All', filter: {} },
];

const PARTS = ['status', 'hasAppeal', 'isOverdue', 'isMine'] as const;

/** What a moderator opens the list with. */
export const FIRST_FILTER: Filter = { status: 'open' };

/** Buttons for the usual parts of the queue. Other filters stay as they are. */
export function QuickFilters() {
  const { filterValues, displayedFilters, setFilters } = useListFilter();
  const others = Object.fromEntries(Object.entries(filterValues).filter(([key]) => !(PARTS as readonly string[]).includes(key)));
  return (
    <Box role="group" aria-label="Part of the queue" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {QUICK.map(({ label, filter }) => {
        const isOn = PARTS.every((part) => filter[part] === filterValues[part]);
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
