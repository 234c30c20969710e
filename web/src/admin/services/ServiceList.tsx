import Chip from '@mui/material/Chip';
import { DataTable, NullableBooleanInput, SearchInput, SelectInput, type RaRecord } from 'react-admin';
import { SERVICE_CATEGORIES } from '../../api/domain.ts';
import { sentence } from '../records/field-label.ts';
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
const BULK = ['status', 'checkedAt', 'checkedBy', 'isCommercial', 'isPublicAlternative'];

/** All entries of the marketplace in any status. Listings of providers that wait for a decision stand out. */
export function ServiceList() {
  return (
    <RecordList title="Services" filters={FILTERS} sort={{ field: 'name', order: 'ASC' }} bulkFields={BULK} canCreate hasTrash>
      <DataTable.Col source="name" label="Name" />
      <DataTable.Col source="category" label="Category" render={(record) => String(record['categoryName'])} />
      <DataTable.Col source="status" label="Status" render={statusOf} />
      <DataTable.Col source="priceBand" label="Price" render={(record) => priceOf(record)} />
      <DataTable.Col
        source="reviewCount"
        label="Reviews"
        render={(record) => (record['rating'] as string | null) ?? String(record['reviewCount'])}
      />
      <DataTable.Col label="Website" disableSort render={(record) => linkWords(record['linkState'])} />
      <DataTable.Col source="checkedAt" label="Checked" render={(record) => (record['checkedAt'] as string | null) ?? 'Never'} />
    </RecordList>
  );
}

function statusOf(record: RaRecord) {
  const words = sentence(String(record['status']));
  if (record['isWaiting'] !== true) return words;
  return <Chip size="small" color="primary" label={record['proposed'] ? `${words}, change waits` : words} />;
}

const priceOf = (record: Partial<RaRecord>): string =>
  record['priceBand'] === null ? 'Not stated' : sentence(String(record['priceBand']));
