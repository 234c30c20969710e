import { Box, TextField, Typography } from '@mui/material';
import type { FileMapping } from '../job-parts.ts';
import { ColumnRules } from './ColumnRules.tsx';
import { IGNORED, NOT_READ, type ColumnState } from './editor-state.ts';

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

const KINDS = { number: 'Numbers', text: 'Texts', blank: 'Blank' } as const;
const CONFIDENCES = { sure: 'Sure', likely: 'Likely', guess: 'A guess' } as const;

/** One column of a file: its first values, what it is read as and why, and its rules. */
export function ColumnItem({ column: { name, kind, samples }, state, isRead, free, suggestion, fault, onChange }: Props) {
  const { readAs } = state;
  const others = [...new Set([...(readAs === IGNORED || readAs === NOT_READ || readAs === name ? [] : [readAs]), ...free])];
  return (
    <Box component="li" sx={ITEM}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="code" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {KINDS[kind]}
          {samples.length > 0 && `: ${samples.join(', ')}`}
        </Typography>
      </Box>
      <TextField
        select
        label="Read as"
        value={readAs}
        onChange={({ target }) => onChange({ ...state, readAs: target.value })}
        error={fault !== undefined}
        helperText={fault ?? (suggestion && <Reason suggestion={suggestion} isTaken={readAs === suggestion.column} />)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: { 'aria-label': `Read as, for ${name}` } }}
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
      {readAs !== NOT_READ && readAs !== IGNORED && <ColumnRules name={name} state={state} onChange={onChange} />}
    </Box>
  );
}

const ITEM = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.75,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)' },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Why a column is probably another one, and how sure that is. */
const Reason = ({ suggestion: { column, confidence, reason }, isTaken }: { suggestion: Suggestion; isTaken: boolean }) => (
  <>
    {CONFIDENCES[confidence]}
    {!isTaken && `: ${column}`}. {reason}
  </>
);
