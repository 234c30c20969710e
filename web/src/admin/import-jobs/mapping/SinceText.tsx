import { Alert } from '@mui/material';
import type { FileMapping } from '../job-parts.ts';

const SHOWN = 20;

/** How the columns of a file differ from those of the last run of the table. */
export function SinceText({ since: { runId, year, missing, added, changed } }: { since: NonNullable<FileMapping['since']> }) {
  const texts = [
    added.length > 0 && `New: ${listed(added)}.`,
    missing.length > 0 && `Missing: ${listed(missing)}.`,
    changed.length > 0 &&
      `Other values: ${listed(changed.map(({ name, from, to }) => `${name} had ${WORDS[from]} and has ${WORDS[to]}`))}.`,
  ];
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      Since the last run of this table ({year}, run {runId}): {texts.filter(Boolean).join(' ')}
    </Alert>
  );
}

const WORDS = { number: 'numbers', text: 'texts', blank: 'nothing' } as const;

const listed = (names: readonly string[]): string =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more` : names.join(', ');
