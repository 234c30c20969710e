import { TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordOf } from '../../../api/panel-contracts.ts';
import { examples, savedStatements } from '../warehouse-queries.ts';

interface Props {
  /** What the editor has now. */
  sql: string;
  onChoose: (sql: string) => void;
}

/** Puts an example or a saved statement into the editor. It names the chosen one until the person changes the statement. */
export function StatementMenu({ sql, onChoose }: Props) {
  const { data: ready = [] } = useQuery(examples);
  const { data: saved = [] } = useQuery(savedStatements);
  const [chosen, setChosen] = useState('');
  const sqlOf = (id: string): string | undefined =>
    (id.startsWith('saved ') ? saved.find((each) => `saved ${each.id}` === id) : ready.find(({ name }) => name === id))?.sql;
  const choose = (id: string) => {
    setChosen(id);
    const text = sqlOf(id);
    if (text !== undefined) onChoose(text);
  };
  return (
    <TextField
      select
      label="Start with"
      value={sqlOf(chosen) === sql ? chosen : ''}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Choose an example or a saved query</option>
      {saved.length > 0 && (
        <optgroup label="Saved queries">
          {saved.map((one) => (
            <option key={one.id} value={`saved ${one.id}`}>
              {titleOf(one)}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label="Examples">
        {ready.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </optgroup>
    </TextField>
  );
}

const titleOf = ({ title, isOwn, authorName }: RecordOf<'bigquery-queries'>): string =>
  isOwn ? title : `${title} (shared by ${authorName ?? 'a deleted account'})`;
