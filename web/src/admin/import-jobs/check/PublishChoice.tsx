import { Checkbox, FormControlLabel } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { warehouseStatus } from '../../bigquery/warehouse-queries.ts';
import { useMe } from '../../me.ts';

interface Props {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Publishes the catalog to the warehouse after the import. Nothing where no engine is ready, or the person may not publish. */
export function PublishChoice({ isChosen, onChange }: Props) {
  const mayPublish = useMe().permissions.includes('bigquery');
  const { data: status } = useQuery({ ...warehouseStatus, enabled: mayPublish });
  if (status?.missing.length !== 0) return null;
  return (
    <FormControlLabel
      sx={{ mt: 1 }}
      control={<Checkbox checked={isChosen} onChange={(_event, checked) => onChange(checked)} />}
      label="Publish the catalog to the warehouse afterwards"
    />
  );
}
