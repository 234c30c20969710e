import Link from '@mui/material/Link';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { BASES, KINDS } from './words.ts';

const FILTERS = [
  <TextInput key="q" source="q" label="Search" alwaysOn resettable />,
  <SelectInput key="kind" source="kind" label="Kind" choices={KINDS} alwaysOn />,
  <SelectInput key="basis" source="basis" label="Why we believe it" choices={BASES} />,
  <NumberInput key="unitId" source="unitId" label="UNITID of a college" />,
];

type Nickname = RecordOf<'nicknames'>;

const MOST_NAMES = 3;
const { Column } = columnsOf<'nicknames'>();

/** Texts by which people know a college or a group of colleges. */
export function NicknameList() {
  return (
    <RecordList<'nicknames'>
      title="Nicknames"
      filters={FILTERS}
      sort={{ field: 'texts', order: 'ASC' }}
      bulkFields={['basis', 'checked']}
      canCreate
      hasTrash
      labelOf={({ name, texts, id }) => name ?? texts[0] ?? String(id)}
    >
      <Column source="texts" label="Texts" render={({ texts }) => texts.join(', ')} />
      <Column label="Means" disableSort render={meaningOf} />
      <Column source="kind" label="Kind" />
      <Column source="checked" label="Checked" />
      <Column label="On the site" disableSort render={tryLink} />
    </RecordList>
  );
}

function meaningOf({ collegeNames: names, kind, name }: Nickname): string {
  const shown = names.slice(0, MOST_NAMES).map((one) => one ?? 'not in the catalog');
  const more = names.length > MOST_NAMES ? [`${names.length - MOST_NAMES} more`] : [];
  const colleges = [...shown, ...more].join('; ');
  return kind === 'system' ? `${name ?? ''}: ${colleges}` : colleges;
}

function tryLink({ texts: [text = ''] }: Nickname) {
  return (
    <Link href={`/discover?${new URLSearchParams({ q: text }).toString()}`} target="_blank" rel="noopener" aria-label={`Try ${text}`}>
      Try it
    </Link>
  );
}
