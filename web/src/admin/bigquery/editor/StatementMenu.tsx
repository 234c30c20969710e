import { TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { examples, savedStatements, type SavedStatement } from '../warehouse-queries.ts';

/** Puts an example or a saved statement into the editor. */
export function StatementMenu({ onChoose }: { onChoose: (sql: string) => void }) {
  const { data: ready = [] } = useQuery(examples);
  const { data: saved = [] } = useQuery(savedStatements);
  const [chosen, setChosen] = useState('');
  const choose = (id: string) => {
    setChosen(id);
    const one = id.startsWith('saved ') ? saved.find((each) => `saved ${each.id}` === id) : ready.find(({ name }) => name === id);
    if (one) onChoose(one.sql);
  };
  return (
    <TextField
      select
      label="Start with"
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">An empty statement, or choose one</option>
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

const titleOf = ({ title, isOwn, authorName }: SavedStatement): string =>
  isOwn ? title : `${title} (shared by ${authorName ?? 'a deleted account'})`;
