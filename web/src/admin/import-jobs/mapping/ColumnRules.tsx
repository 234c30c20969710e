import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { Disclosure } from '../../frame/Disclosure.tsx';
import { valuesFault, type ColumnState } from './editor-state.ts';

interface Props {
  name: string;
  state: ColumnState;
  onChange: (state: ColumnState) => void;
}

/** How texts of a column are read. A line that is being typed is not a fault yet. */
export function ColumnRules({ name, state, onChange }: Props) {
  const [isTyping, setTyping] = useState(false);
  const count = [state.notReported, state.values].flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '').length;
  const fault = isTyping ? null : valuesFault(state);
  return (
    <Disclosure
      summary={
        <>
          {count === 0 ? 'Add rules' : count === 1 ? '1 rule' : `${count} rules`}
          <Box component="span" sx={HIDDEN}>
            {' '}
            for {name}
          </Box>
        </>
      }
      isOpen={fault !== null}
    >
      <TextField
        label="Texts that mean not reported"
        multiline
        value={state.notReported}
        onChange={({ target }) => onChange({ ...state, notReported: target.value })}
        helperText="One per line. Blank cells already mean it."
      />
      <TextField
        label="Texts to read as others"
        multiline
        value={state.values}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={({ target }) => onChange({ ...state, values: target.value })}
        error={fault !== null}
        helperText={fault ?? 'One per line: text in the file = text to read.'}
      />
    </Disclosure>
  );
}

const HIDDEN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' };
