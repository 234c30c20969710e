import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { ContractInput } from '../records/inputs/ContractInput.tsx';
import { RecordEdit } from '../records/RecordEdit.tsx';

/** The page of one area. Its name and addresses are part of the site's menus and cannot change. */
export function ServiceCategoryEdit() {
  return (
    <RecordEdit<'service-categories'> title={(record) => record.name}>
      <CategoryPage />
      <ContractInput source="description" label="Introduction. An empty line starts a paragraph; cards show the first sentence" />
      <ContractInput source="position" label="Position on the page of all services" />
    </RecordEdit>
  );
}

function CategoryPage() {
  const record = useRecordContext<RecordOf<'service-categories'>>();
  if (!record) return null;
  return (
    <Typography sx={{ mb: 1 }}>
      <Link href={`/services/${record.slug}`} target="_blank" rel="noopener">
        Page on the site
      </Link>
    </Typography>
  );
}
