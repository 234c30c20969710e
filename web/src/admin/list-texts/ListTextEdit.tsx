import { maxLength, TextInput } from 'react-admin';
import { LONGEST_LIST_TEXT } from '../../api/domain/rankings.ts';
import { RecordEdit } from '../records/RecordEdit.tsx';
import { listTitle } from './list-words.ts';
import { Preview } from './Preview.tsx';

const RULES = maxLength(LONGEST_LIST_TEXT, `At most ${LONGEST_LIST_TEXT.toLocaleString('en-US')} characters`);

/** The page of the text of one list, with a preview. */
export function ListTextEdit() {
  return (
    <RecordEdit<'list-texts'> title={({ list }) => `Text of ${listTitle(list)}`}>
      <TextInput
        source="intro"
        label="Text"
        multiline
        minRows={6}
        fullWidth
        validate={RULES}
        parse={(text: string) => text}
        format={(text: unknown) => (typeof text === 'string' ? text : '')}
        helperText="Plain text without links. Leave a line empty between paragraphs. Without a text, the list shows only its own sentences."
      />
      <Preview />
    </RecordEdit>
  );
}
