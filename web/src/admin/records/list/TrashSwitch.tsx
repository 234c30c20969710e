import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useListFilter } from './use-list-filter.ts';

/** Switches the list between the present records and the Trash. */
export function TrashSwitch() {
  const { filterValues, displayedFilters, setFilters, onUnselectItems } = useListFilter();
  const { deleted, ...others } = filterValues;
  const toggle = () => {
    onUnselectItems();
    setFilters(deleted === true ? others : { ...others, deleted: true }, displayedFilters);
  };
  return <FormControlLabel control={<Switch checked={deleted === true} onChange={toggle} />} label="Trash" />;
}
