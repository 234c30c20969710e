import Box from '@mui/material/Box';
import type { CaseEvidence } from '../../../api/domain/moderation.ts';
import { Quote } from '../../records/Quote.tsx';
import { timeText } from '../../records/value-text.ts';
import { APPEAL_WORDS, REASON_WORDS, STEP_WORDS } from '../case-words.ts';
import { PLAIN_LIST } from './plain-list.ts';

type Step = CaseEvidence['steps'][number];

/** What staff decided in this case, and how many steps there were against the same person before. */
export function StepHistory({ steps, formerSteps }: Pick<CaseEvidence, 'steps' | 'formerSteps'>) {
  return (
    <section aria-labelledby="case-steps">
      <h3 id="case-steps">Decisions</h3>
      <p>Earlier cases about the same person that ended with a step: {formerSteps}</p>
      {steps.length === 0 && <p>This case is not decided yet.</p>}
      <Box component="ol" sx={PLAIN_LIST}>
        {steps.map((step, place) => (
          <Decided key={place} step={step} />
        ))}
      </Box>
    </section>
  );
}

function Decided({ step: { step, reasonCode, note, by, at, until, ...later } }: { step: Step }) {
  return (
    <li>
      <strong>{STEP_WORDS[step].name}</strong> by {by}, <time dateTime={at}>{timeText(at)}</time>. Reason: {REASON_WORDS[reasonCode]}.
      {until !== null && ` Until ${timeText(until)}.`}
      <Quote>{note}</Quote>
      <Undone {...later} />
      <Appeal {...later} />
    </li>
  );
}

function Undone({ undoneAt, undoNote }: Pick<Step, 'undoneAt' | 'undoNote'>) {
  if (undoneAt === null) return null;
  return (
    <>
      Taken back, <time dateTime={undoneAt}>{timeText(undoneAt)}</time>
      {undoNote !== null && <Quote>{undoNote}</Quote>}
    </>
  );
}

function Appeal({ appealText, appealOutcome }: Pick<Step, 'appealText' | 'appealOutcome'>) {
  if (appealOutcome === null) return null;
  return (
    <>
      Appeal of the person: {APPEAL_WORDS[appealOutcome].toLowerCase()}
      {appealText !== null && <Quote>{appealText}</Quote>}
    </>
  );
}
