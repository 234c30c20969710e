import { useMutation } from '@tanstack/react-query';
import { type CollegeDetail, type FieldKey, LONGEST_ISSUE } from '../../../api/domain/colleges.ts';
import { useSession } from '../../../api/session-store.ts';
import { useSite } from '../../../api/site.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ReportForm, type ReportValues } from './ReportForm.tsx';
import { ReportSent } from './ReportSent.tsx';

interface Props {
  college: CollegeDetail['college'];
  onClose: () => void;
}

/** Sends a report about the data of a college, and says what happens next. */
export function ReportDialog({ college, onClose }: Props) {
  const { api } = useSite();
  const isSignedIn = useSession().status === 'in';
  const { id } = college;
  const call = useMutation({
    mutationFn: ({ field, message, email, website }: ReportValues) =>
      api.dataIssues.report({
        params: { id },
        body: {
          message,
          ...(field !== '' && { field: field as FieldKey }),
          ...(email !== '' && { email }),
          ...(website !== '' && { website }),
        },
      }),
  });
  return (
    <Dialog title="Report a problem" onClose={onClose}>
      <div className="py-5 md:w-120">
        {call.isSuccess ? (
          <ReportSent address={isSignedIn ? 'account' : call.variables.email === '' ? 'none' : 'given'} />
        ) : (
          <ReportForm college={college} call={call} isSignedIn={isSignedIn} maxCharacters={LONGEST_ISSUE} onSend={call.mutate} />
        )}
      </div>
    </Dialog>
  );
}
