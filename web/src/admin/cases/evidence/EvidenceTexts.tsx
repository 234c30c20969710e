import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { CaseEvidence } from '../../../api/domain/moderation.ts';
import { Quote } from '../../records/Quote.tsx';
import { timeText } from '../../records/value-text.ts';
import { PLAIN_LIST } from './plain-list.ts';

type Copy = CaseEvidence['evidence'][number];

/** Copies of the reported texts, as they were when they were reported. */
export function EvidenceTexts({ evidence }: Pick<CaseEvidence, 'evidence'>) {
  return (
    <section aria-labelledby="case-texts">
      <h3 id="case-texts">Reported texts</h3>
      {evidence.length === 0 && <p>There are no copies. They are deleted some time after the decision.</p>}
      {evidence.map(({ takenAt, lines }, index) => (
        <section key={`${takenAt} ${index}`} aria-label={`Copy ${index + 1}`}>
          <p>
            Copied <time dateTime={takenAt}>{timeText(takenAt)}</time>
          </p>
          <Box component="ol" sx={PLAIN_LIST}>
            {lines.map((line, place) => (
              <Line key={place} line={line} />
            ))}
          </Box>
        </section>
      ))}
    </section>
  );
}

function Line({ line: { author, text, at, isReported } }: { line: Copy['lines'][number] }) {
  return (
    <Box component="li" sx={isReported ? { p: 1, border: 2, borderColor: 'error.main', borderRadius: 1 } : { p: 1 }}>
      {isReported && <Chip size="small" color="error" label="Reported" sx={{ mr: 1 }} />}
      <strong>{author}</strong>
      {at !== null && (
        <>
          , <time dateTime={at}>{timeText(at)}</time>
        </>
      )}
      <Quote>{text}</Quote>
    </Box>
  );
}
