import { BooleanInput, DataTable, SearchInput, type RaRecord } from 'react-admin';
import { RecordList } from '../records/RecordList.tsx';
import { listTitle } from './list-words.ts';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />, <BooleanInput key="hasText" source="hasText" label="With a text" />];
const MOST = 120;

/** Every ready-made list, with the beginning of its text. */
export function ListTextList() {
  return (
    <RecordList
      title="List texts"
      filters={FILTERS}
      sort={{ field: 'list', order: 'ASC' }}
      labelOf={(record) => listTitle(String(record['list']))}
      intro={<p>A text is shown at the top of its list, above the sentences that the site writes from the data.</p>}
    >
      <DataTable.Col source="list" label="List" render={(record) => listTitle(String(record['list']))} />
      <DataTable.Col label="Text" disableSort render={textOf} />
    </RecordList>
  );
}

function textOf(record: RaRecord): string {
  const text = String(record['intro']);
  if (text === '') return 'No text';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
