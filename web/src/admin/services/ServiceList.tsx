import Chip from '@mui/material/Chip';
import { NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { SERVICE_CATEGORIES } from '../../api/domain/services.ts';
import type { BulkFieldOf, RecordOf } from '../../api/panel-contracts.ts';
import { sentence } from '../records/field-label.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { linkWords, LINK_CHOICES, STATUS_CHOICES } from './service-words.ts';

const CATEGORIES = SERVICE_CATEGORIES.map(({ slug, name }) => ({ id: slug, name }));
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="isWaiting" source="isWaiting" label="To decide" alwaysOn />,
  <SelectInput key="category" source="category" label="Category" choices={CATEGORIES} />,
  <SelectInput key="status" source="status" label="Status" choices={STATUS_CHOICES} />,
  <SelectInput key="linkState" source="linkState" label="Website" choices={LINK_CHOICES} />,
  <NullableBooleanInput key="isCommercial" source="isCommercial" label="Commercial" />,
];
const BULK: readonly BulkFieldOf<'services'>[] = ['status', 'checkedAt', 'checkedBy', 'isCommercial', 'isPublicAlternative'];
const { Column } = columnsOf<'services'>();

/** All entries of the marketplace in any status. Listings of providers that wait for a decision stand out. */
export function ServiceList() {
  return (
    <RecordList<'services'> title="Services" filters={FILTERS} sort={{ field: 'name', order: 'ASC' }} bulkFields={BULK} canCreate hasTrash>
      <Column source="name" label="Name" />
      <Column source="category" label="Category" render={({ categoryName }) => categoryName} />
      <Column source="status" label="Status" render={statusOf} />
      <Column source="priceBand" label="Price" render={({ priceBand }) => (priceBand === null ? 'Not stated' : sentence(priceBand))} />
      <Column source="reviewCount" label="Reviews" render={({ rating, reviewCount }) => rating ?? reviewCount} />
      <Column label="Website" disableSort render={({ linkState }) => linkWords(linkState)} />
      <Column source="checkedAt" label="Checked" render={({ checkedAt }) => checkedAt ?? 'Never'} />
    </RecordList>
  );
}

function statusOf({ status, isWaiting, proposed }: RecordOf<'services'>) {
  const words = sentence(status);
  if (!isWaiting) return words;
  return <Chip size="small" color="primary" label={proposed ? `${words}, change waits` : words} />;
}
