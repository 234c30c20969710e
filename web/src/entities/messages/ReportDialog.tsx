import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LONGEST_REPORT, REPORT_REASONS, type ReportedKind, type ReportReason } from '../../api/domain/moderation.ts';
import { useSite } from '../../api/site.ts';
import { fieldError } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { REPORTS_KEY } from './messages.queries.ts';
import { REPORT_REASON_WORDS, REPORTED_WORDS } from './report-words.ts';

interface Props {
  kind: ReportedKind;
  /** Of the message, conversation, review, service or profile. Roommate profiles have a random one. */
  id: number | string;
  onClose: () => void;
  /** Offered after the report: to block the person. */
  afterwards?: ReactNode;
}

const REASONS = [{ value: '', label: 'Choose a reason' }, ...REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_WORDS[value] }))];

/** Sends a report to staff. */
export function ReportDialog({ kind, id, onClose, afterwards }: Props) {
  const { api, queries } = useSite();
  const [message, setMessage] = useState('');
  const call = useMutation({
    mutationFn: (reason: ReportReason): Promise<unknown> => {
      const body = { reason, ...(message.trim() !== '' && { message: message.trim() }) };
      return typeof id === 'string'
        ? api.roommates.report({ params: { id }, body })
        : api.reports.send({ body: { type: kind, id, ...body } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
  const reasonError = fieldError(call.error, 'reason');
  return (
    <Dialog title={`Report this ${REPORTED_WORDS[kind]}`} onClose={onClose}>
      <div className="py-5 md:w-120">
        {call.isSuccess ? (
          <Sent afterwards={afterwards} />
        ) : (
          <Form
            call={call}
            fields={['reason', 'message']}
            submit="Send report"
            onSubmit={(form) => call.mutate(new FormData(form).get('reason') as ReportReason)}
          >
            <p className="text-sm text-muted">
              {kind === 'message' || kind === 'conversation'
                ? 'Staff see your report and the last 10 messages of this conversation. The other person does not learn who reported.'
                : 'Staff see your report. The other person does not learn who reported.'}
            </p>
            <div>
              <Select name="reason" label="What is wrong?" options={REASONS} {...(reasonError !== undefined && { 'aria-invalid': true })} />
              <p className="mt-1 text-xs font-medium text-brick empty:hidden">{reasonError && 'Choose a reason'}</p>
            </div>
            <TextArea
              name="message"
              label="More about it (optional)"
              value={message}
              maxCharacters={LONGEST_REPORT}
              onChange={({ target }) => setMessage(target.value)}
              error={fieldError(call.error, 'message')}
            />
            <p className="text-sm text-muted">Is a person in danger now? Call 911.</p>
          </Form>
        )}
      </div>
    </Dialog>
  );
}

function Sent({ afterwards }: { afterwards: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={text} tabIndex={-1} className="font-medium focus:outline-none">
        Thank you. Staff look at it.
      </p>
      <p>You find the outcome in your profile, under “Messages and safety”.</p>
      {afterwards}
      <div>
        <Button variant="secondary" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          Close
        </Button>
      </div>
    </div>
  );
}
