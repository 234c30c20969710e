import { MessageSquare, Wrench } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Service } from '../../../api/domain/services.ts';
import { useSession } from '../../../api/session-store.ts';
import { useSite } from '../../../api/site.ts';
import { myServicesQuery } from '../../../entities/service/my-services.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { AbuseReport } from './AbuseReport.tsx';
import { OwnReview } from './OwnReview.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { SaveService } from './SaveService.tsx';

const MessageDialog = lazyChunk(async () => (await import('./MessageDialog.tsx')).MessageDialog);
const FaultDialog = lazyChunk(async () => (await import('./FaultDialog.tsx')).FaultDialog);

/** What a visitor can do with a service: save it, review it, report a fault or abuse. */
export function TakePart({ service }: { service: Service }) {
  const isSignedIn = useSession().status === 'in';
  const [isReporting, setReporting] = useState(false);
  const [isMessaging, setMessaging] = useState(false);
  const report = (
    <>
      <Button variant="quiet" size="small" onClick={() => setReporting(true)}>
        <Wrench aria-hidden="true" className="size-4" />
        Report a fault
      </Button>
      <AbuseReport kind="service" id={service.id} label={service.name} />
    </>
  );
  return (
    <div data-print="hide">
      {isSignedIn ? (
        <SignedIn service={service} report={report} onMessage={() => setMessaging(true)} />
      ) : (
        <SignedOut service={service} report={report} />
      )}
      {isMessaging && (
        <Suspense>
          <MessageDialog service={service} onClose={() => setMessaging(false)} />
        </Suspense>
      )}
      {isReporting && (
        <Suspense>
          <FaultDialog service={service} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

function SignedOut({ service, report }: { service: Service; report: React.ReactNode }) {
  const returnUrl = encodeURIComponent(window.location.pathname);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink to={`/auth?returnUrl=${returnUrl}`} variant="secondary" size="small" className="whitespace-normal">
        {service.canMessage ? 'Log in to save or review it, or to message the provider' : 'Log in to save or review it'}
      </ButtonLink>
      {report}
    </div>
  );
}

function SignedIn({ service, report, onMessage }: { service: Service; report: React.ReactNode; onMessage: () => void }) {
  const { api } = useSite();
  const { data, error, refetch } = useQuery(myServicesQuery(api));
  const [isWriting, setWriting] = useState(false);
  if (error) return <LoadFailure what="Your saved services" error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className="flex gap-3">{report}</div>;
  const own = data.reviews.find(({ serviceId }) => serviceId === service.id);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SaveService service={service} isSaved={data.saved.some(({ id }) => id === service.id)} />
        {!own && (
          <Button variant="secondary" size="small" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
            I used this
          </Button>
        )}
        {service.canMessage && (
          <Button variant="secondary" size="small" onClick={onMessage}>
            <MessageSquare aria-hidden="true" className="size-4" />
            Message the provider
          </Button>
        )}
        {report}
      </div>
      {own ? <OwnReview review={own} /> : isWriting && <ReviewForm service={service} />}
    </>
  );
}
