import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSession } from '../../../api/session-store.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { BlockDialog } from './BlockDialog.tsx';

const ReportDialog = lazyChunk(async () => (await import('../../../entities/messages/ReportDialog.tsx')).ReportDialog);

interface Props {
  roommate: { id: string; firstName: string };
}

/** Reports a profile to staff, and then offers to block the person. Visitors log in first. */
export function ReportProfile({ roommate }: Props) {
  const isSignedIn = useSession().status === 'in';
  const [open, setOpen] = useState<'report' | 'block'>();
  const close = () => setOpen(undefined);
  if (!isSignedIn) {
    return (
      <ButtonLink to={`/auth?returnUrl=${encodeURIComponent(`/roommates/${roommate.id}`)}`} variant="quiet" size="small" rel="nofollow">
        <Flag aria-hidden="true" className="size-4" />
        Log in to report this profile
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen('report')}>
        <Flag aria-hidden="true" className="size-4" />
        Report
      </Button>
      {open === 'report' && (
        <Suspense>
          <ReportDialog
            kind="profile"
            id={roommate.id}
            onClose={close}
            afterwards={<BlockOffer name={roommate.firstName} onBlock={() => setOpen('block')} />}
          />
        </Suspense>
      )}
      {open === 'block' && <BlockDialog roommate={roommate} onClose={close} />}
    </>
  );
}

function BlockOffer({ name, onBlock }: { name: string; onBlock: () => void }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p>Do you want to block {name}? Then neither of you sees the other or can write.</p>
      <Button variant="destructive" onClick={onBlock}>
        Block {name}
      </Button>
    </div>
  );
}
