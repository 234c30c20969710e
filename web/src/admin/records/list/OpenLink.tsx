import EditIcon from '@mui/icons-material/Edit';
import VisibilityIcon from '@mui/icons-material/Visibility';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { useCanWrite } from '../use-can-write.ts';
import { useRecordPath } from './use-record-path.ts';
import { useRowLabel } from './row-label.ts';

/** The link to the record of a row. */
export function OpenLink() {
  const path = useRecordPath();
  const label = useRowLabel();
  const canWrite = useCanWrite();
  if (path === undefined) return null;
  const isEdit = canWrite && !path.endsWith('/show');
  return (
    <IconButton component={Link} to={path} size="small" aria-label={`${isEdit ? 'Edit' : 'View'} ${label}`}>
      {isEdit ? <EditIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
    </IconButton>
  );
}
