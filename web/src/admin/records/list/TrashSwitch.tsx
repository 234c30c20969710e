import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useListContext } from 'react-admin';

/** Switches the list between the present records and the Trash. */
export function TrashSwitch() {
  const { filterValues, displayedFilters, setFilters, onUnselectItems } = useListContext();
  const { deleted, ...others } = filterValues as { deleted?: boolean };
  const toggle = () => {
    onUnselectItems();
    setFilters(deleted === true ? others : { ...others, deleted: true }, displayedFilters);
  };
  return <FormControlLabel control={<Switch checked={deleted === true} onChange={toggle} />} label="Trash" />;
}
