import Link from '@mui/material/Link';
import { SelectInput, TextInput } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { columnsOf } from '../records/list/columns.ts';
import { RecordList } from '../records/RecordList.tsx';
import { meaningOf, STATES, STATE_WORDS } from './words.ts';

const FILTERS = [
  <TextInput key="q" source="q" label="Search" alwaysOn resettable />,
  <SelectInput key="state" source="state" label="State" choices={STATES} alwaysOn />,
  <TextInput key="code" source="code" label="CIP code" />,
];
const { Column } = columnsOf<'major-words'>();

/** The words of students that staff edited, with the fields that they lead to. */
export function MajorWordList() {
  return (
    <RecordList<'major-words'>
      title="Words for majors"
      filters={FILTERS}
      sort={{ field: 'word', order: 'ASC' }}
      bulkFields={['state']}
      canCreate
      hasTrash
      labelOf={({ word }) => word}
      intro={
        <p>
          Students write these words, and the search finds fields of study. Words that come with Alma are not listed: create an entry with
          the same word to change or hide one, and delete the entry to get the former meaning back.
        </p>
      }
    >
      <Column source="word" label="Word" />
      <Column label="Leads to" disableSort render={meaningOf} />
      <Column source="state" label="State" render={({ state }) => STATE_WORDS[state]} />
      <Column label="On the site" disableSort render={tryLink} />
    </RecordList>
  );
}

function tryLink({ word }: RecordOf<'major-words'>) {
  return (
    <Link href={`/discover?${new URLSearchParams({ q: word }).toString()}`} target="_blank" rel="noopener" aria-label={`Try ${word}`}>
      Try it
    </Link>
  );
}
