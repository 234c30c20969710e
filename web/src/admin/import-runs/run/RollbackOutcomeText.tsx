import { Box, Typography } from '@mui/material';
import type { RollbackOutcome } from '../../../api/domain/imports.ts';
import { numberText } from '../../frame/formats.ts';

const SHOWN = 10;
const BECAUSE: Readonly<Record<RollbackOutcome['kept']['first'][number]['because'], string>> = {
  wanted: 'a favorite or a staff edit refers to it',
  'later-run': 'a later run knows it',
};

/** What a rollback would restore, remove and keep. */
export function RollbackOutcomeText({ outcome: { values, restored, removed, kept, history, importAgain } }: { outcome: RollbackOutcome }) {
  const shown = kept.first.slice(0, SHOWN);
  return (
    <Box aria-live="polite">
      <Typography>Nothing has changed yet. The rollback would do this:</Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        <li>
          restore {counted(values, 'value')} of {counted(restored, 'college')} to what they were before the run
        </li>
        <li>remove {counted(removed, 'college')} that only this run supplied</li>
        {history.changed + history.lost + history.gained > 0 && (
          <li>
            change {counted(history.changed, 'value')} of former years, remove {numberText(history.lost)} and bring back{' '}
            {numberText(history.gained)}
          </li>
        )}
        <li>keep {counted(kept.count, 'college')} that the run added, because other records need them</li>
      </Box>
      <Typography>Values that staff have locked and values of later runs stay.</Typography>
      {shown.length > 0 && (
        <Box component="ul" aria-label="Colleges that stay" sx={{ my: 1, pl: 2.5 }}>
          {shown.map(({ name, because }, index) => (
            <li key={index}>
              {name}: {BECAUSE[because]}
            </li>
          ))}
          {kept.count > shown.length && <li>and {numberText(kept.count - shown.length)} more</li>}
        </Box>
      )}
      {importAgain.length > 0 && (
        <Typography sx={{ mt: 1 }}>
          {importAgain.length === 1 ? `Run ${importAgain[0] ?? ''}` : `Runs ${importAgain.join(', ')}`} imported files of the same year
          later. Values that this run had supplied first would be gone. Import those files again with --force afterwards.
        </Typography>
      )}
    </Box>
  );
}

const counted = (count: number, what: string): string => `${numberText(count)} ${what}${count === 1 ? '' : 's'}`;
