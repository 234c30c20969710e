import { BooleanInput, SearchInput } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { listTitle } from './list-words.ts';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />, <BooleanInput key="hasText" source="hasText" label="With a text" />];
const MOST = 120;
const { Column } = columnsOf<'list-texts'>();

/** Every ready-made list, with the beginning of its text. */
export function ListTextList() {
  return (
    <RecordList<'list-texts'>
      title="List texts"
      filters={FILTERS}
      sort={{ field: 'list', order: 'ASC' }}
      labelOf={({ list }) => listTitle(list)}
      intro={<p>A text is shown at the top of its list, above the sentences that the site writes from the data.</p>}
    >
      <Column source="list" label="List" render={({ list }) => listTitle(list)} />
      <Column label="Text" disableSort render={textOf} />
    </RecordList>
  );
}

function textOf({ intro: text }: RecordOf<'list-texts'>): string {
  if (text === '') return 'No text';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
