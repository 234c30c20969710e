import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { RELEASES, releaseText } from '../../../api/domain/colleges.ts';
import { LONGEST_ORIGIN } from '../../../api/domain/imports.ts';
import { Disclosure } from '../../frame/Disclosure.tsx';
import { sentence } from '../../records/field-label.ts';
import type { Choices } from './choices.ts';

interface Props {
  choices: Choices;
  /** Why the year cannot be used. */
  fault: string | null;
  onChange: (choices: Choices) => void;
}

/** Year, release and, behind a disclosure, what few imports need. */
export function ChoiceFields({ choices, fault, onChange }: Props) {
  const set = (change: Partial<Choices>): void => onChange({ ...choices, ...change });
  return (
    <Box sx={{ maxWidth: '45rem' }}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextField
          label="Year"
          value={choices.year}
          onChange={({ target }) => set({ year: target.value })}
          error={fault !== null}
          helperText={fault ?? 'The year in which the collection begins: 2024 for 2024-25.'}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          select
          label="Release"
          value={choices.release}
          onChange={({ target }) => set({ release: target.value as Choices['release'] })}
          helperText="How final the publisher says the figures are."
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {choices.release === '' && <option value="">As the files say</option>}
          {RELEASES.map((release) => (
            <option key={release} value={release}>
              {sentence(releaseText(release))}
            </option>
          ))}
        </TextField>
      </Box>
      <Disclosure summary="More options">
        <FormControlLabel
          control={<Checkbox checked={choices.historyOnly} onChange={(_, historyOnly) => set({ historyOnly })} />}
          label="Store the values as former years only. Current values stay as they are."
        />
        <TextField
          label="Obtained from"
          value={choices.obtainedFrom}
          onChange={({ target }) => set({ obtainedFrom: target.value })}
          helperText="Where the files come from, if not from the publisher. Pages show it as part of the source."
          slotProps={{ htmlInput: { maxLength: LONGEST_ORIGIN } }}
        />
        <TextField
          label="Matched by"
          value={choices.matchedBy}
          onChange={({ target }) => set({ matchedBy: target.value })}
          helperText="How rows found their college, if not by the publisher’s UNITID."
          slotProps={{ htmlInput: { maxLength: LONGEST_ORIGIN } }}
        />
      </Disclosure>
    </Box>
  );
}
