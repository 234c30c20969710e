import Box from '@mui/material/Box';
import type { CaseEvidence } from '../../../api/domain/moderation.ts';
import { Quote } from '../../records/Quote.tsx';
import { timeText } from '../../records/value-text.ts';
import { WriteButton } from '../actions/WriteButton.tsx';
import { REPORT_WORDS } from '../case-words.ts';
import { PLAIN_LIST } from './plain-list.ts';

/**
 * What reporters chose and wrote. Their names are not shown.
 * @param isOwn - the case is about its sender
 */
export function ReportList({ caseId, isOwn, reports }: Pick<CaseEvidence, 'reports'> & { caseId: number; isOwn: boolean }) {
  return (
    <section aria-labelledby="case-reports">
      <h3 id="case-reports">Reports</h3>
      {reports.length === 0 && <p>There are no reports any longer.</p>}
      <Box component="ul" sx={PLAIN_LIST}>
        {reports.map(({ id, reason, message, createdAt }) => (
          <li key={id}>
            <strong>{REPORT_WORDS[reason]}</strong>, <time dateTime={createdAt}>{timeText(createdAt)}</time>
            {message === '' ? <div>Without a text</div> : <Quote>{message}</Quote>}
            {!isOwn && <WriteButton caseId={caseId} reportId={id} label="Write to the sender" />}
          </li>
        ))}
      </Box>
    </section>
  );
}
