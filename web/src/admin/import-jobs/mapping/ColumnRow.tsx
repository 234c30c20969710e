import { Box, TableCell, TableRow, TextField, Typography } from '@mui/material';
import type { FileMapping } from '../job-parts.ts';
import { Disclosure } from '../../frame/Disclosure.tsx';
import { IGNORED, NOT_READ, valuesFault, type ColumnState } from './editor-state.ts';

type Suggestion = FileMapping['choices'][number]['suggestions'][number];

interface Props {
  column: FileMapping['columns'][number];
  state: ColumnState;
  /** Whether Alma reads a column of this name. */
  isRead: boolean;
  /** What Alma reads and no column supplies yet. */
  free: readonly string[];
  suggestion: Suggestion | undefined;
  fault: string | undefined;
  onChange: (state: ColumnState) => void;
}

const KINDS = { number: 'numbers', text: 'texts', blank: 'blank' } as const;
const CONFIDENCES = { sure: 'Sure', likely: 'Likely', guess: 'A guess' } as const;

/** One column of a file. */
export function ColumnRow({ column: { name, kind, samples }, state, isRead, free, suggestion, fault, onChange }: Props) {
  const { readAs } = state;
  const others = [...new Set([...(readAs === IGNORED || readAs === NOT_READ || readAs === name ? [] : [readAs]), ...free])];
  return (
    <TableRow sx={{ verticalAlign: 'top', '& > td, & > th': { verticalAlign: 'top' } }}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: '8rem' }}>
        <code>{name}</code>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {KINDS[kind]}
        </Typography>
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: '8rem', maxWidth: '16rem' }}>{samples.join(', ')}</TableCell>
      <TableCell sx={{ minWidth: '14rem' }}>
        <TextField
          select
          size="small"
          fullWidth
          value={readAs}
          onChange={({ target }) => onChange({ ...state, readAs: target.value })}
          error={fault !== undefined}
          helperText={fault ?? (suggestion && <Reason suggestion={suggestion} isTaken={readAs === suggestion.column} />)}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': `Read ${name} as` } }}
          margin="none"
        >
          {isRead ? <option value={name}>{name}, its own name</option> : <option value={NOT_READ}>Not read</option>}
          <option value={IGNORED}>Ignored on purpose</option>
          {others.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </TextField>
      </TableCell>
      <TableCell sx={{ minWidth: '14rem' }}>
        {readAs !== NOT_READ && readAs !== IGNORED && <Rules name={name} state={state} onChange={onChange} />}
      </TableCell>
    </TableRow>
  );
}

/** Why a column is probably another one, and how sure that is. */
const Reason = ({ suggestion: { column, confidence, reason }, isTaken }: { suggestion: Suggestion; isTaken: boolean }) => (
  <>
    {CONFIDENCES[confidence]}
    {!isTaken && `: ${column}`}. {reason}
  </>
);

function Rules({ name, state, onChange }: Pick<Props, 'state' | 'onChange'> & { name: string }) {
  const count = [state.notReported, state.values].flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '').length;
  const fault = valuesFault(state);
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
        fullWidth
        size="small"
        value={state.notReported}
        onChange={({ target }) => onChange({ ...state, notReported: target.value })}
        helperText="One per line. Blank cells mean it already."
      />
      <TextField
        label="Texts to read as others"
        multiline
        fullWidth
        size="small"
        value={state.values}
        onChange={({ target }) => onChange({ ...state, values: target.value })}
        error={fault !== null}
        helperText={fault ?? 'One per line: text in the file = text to read.'}
      />
    </Disclosure>
  );
}

const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' };
