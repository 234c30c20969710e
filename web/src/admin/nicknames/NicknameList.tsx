import Link from '@mui/material/Link';
import { DataTable, NumberInput, SelectInput, TextInput, type RaRecord } from 'react-admin';
import { RecordList } from '../records/RecordList.tsx';
import { BASES, KINDS } from './words.ts';

const FILTERS = [
  <TextInput key="q" source="q" label="Search" alwaysOn resettable />,
  <SelectInput key="kind" source="kind" label="Kind" choices={KINDS} alwaysOn />,
  <SelectInput key="basis" source="basis" label="Why we believe it" choices={BASES} />,
  <NumberInput key="unitId" source="unitId" label="UNITID of a college" />,
];

const textsOf = (record: Partial<RaRecord>): readonly string[] => (record['texts'] ?? []) as readonly string[];
const MOST_NAMES = 3;

/** Texts by which people know a college or a group of colleges. */
export function NicknameList() {
  return (
    <RecordList
      title="Nicknames"
      filters={FILTERS}
      sort={{ field: 'texts', order: 'ASC' }}
      bulkFields={['basis', 'checked']}
      canCreate
      hasTrash
      labelOf={(record) => (record['name'] as string | null) ?? textsOf(record)[0] ?? String(record.id)}
    >
      <DataTable.Col source="texts" label="Texts" render={(record) => textsOf(record).join(', ')} />
      <DataTable.Col label="Means" disableSort render={meaningOf} />
      <DataTable.Col source="kind" label="Kind" />
      <DataTable.Col source="checked" label="Checked" />
      <DataTable.Col label="On the site" disableSort render={tryLink} />
    </RecordList>
  );
}

function meaningOf(record: Partial<RaRecord>): string {
  const names = (record['collegeNames'] ?? []) as readonly (string | null)[];
  const shown = names.slice(0, MOST_NAMES).map((name) => name ?? 'not in the catalog');
  const more = names.length > MOST_NAMES ? [`${names.length - MOST_NAMES} more`] : [];
  const colleges = [...shown, ...more].join('; ');
  return record['kind'] === 'system' ? `${String(record['name'] ?? '')}: ${colleges}` : colleges;
}

function tryLink(record: Partial<RaRecord>) {
  const [text = ''] = textsOf(record);
  return (
    <Link href={`/discover?${new URLSearchParams({ q: text }).toString()}`} target="_blank" rel="noopener" aria-label={`Try ${text}`}>
      Try it
    </Link>
  );
}
