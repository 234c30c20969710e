import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { MyServices } from '../../../api/domain/services.ts';
import { useSession } from '../../../api/session-store.ts';
import { useSite } from '../../../api/site.ts';
import { myServicesQuery } from '../../../entities/service/my-services.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';

const ReportDialog = lazyChunk(async () => (await import('../../../entities/messages/ReportDialog.tsx')).ReportDialog);

interface Props {
  kind: 'service' | 'review';
  id: number;
  /** Names what is reported, for people who hear the buttons one by one. */
  label: string;
}

/** Reports a service or a review to staff. Visitors log in first. Nothing for the own ones of a person. */
export function AbuseReport(props: Props) {
  const { pathname, search } = useLocation();
  if (useSession().status === 'in') return <SignedIn {...props} />;
  return (
    <ButtonLink
      to={`/auth?returnUrl=${encodeURIComponent(pathname + search)}`}
      variant="quiet"
      size="small"
      rel="nofollow"
      aria-label={`Log in to report abuse: ${props.label}`}
    >
      <Content />
    </ButtonLink>
  );
}

function SignedIn({ kind, id, label }: Props) {
  const { data, isPending } = useQuery(myServicesQuery(useSite().api));
  const [isOpen, setOpen] = useState(false);
  if (isPending || isOwn(data, kind, id)) return null;
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Report abuse: ${label}`} onClick={() => setOpen(true)}>
        <Content />
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** False while it is unknown: the server refuses to take a report of one's own. */
const isOwn = (mine: MyServices | undefined, kind: Props['kind'], id: number): boolean =>
  mine !== undefined && (kind === 'service' ? mine.listed.includes(id) : mine.reviews.some((review) => review.id === id));

function Content() {
  return (
    <>
      <Flag aria-hidden="true" className="size-4" />
      Report abuse
    </>
  );
}
