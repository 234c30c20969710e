import { useMutation, useQuery } from '@tanstack/react-query';
import type { MyServices, Service } from '../../../api/domain/services.ts';
import { useSite } from '../../../api/site.ts';
import { changeMyServices, myServicesQuery } from '../../../entities/service/my-services.ts';
import { REVIEW_STATES } from '../../../entities/service/review-words.ts';
import { priceWords, serviceHref } from '../../../entities/service/service-words.ts';
import { failureText } from '../../../lib/api-error.ts';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** The services that the person saved, and the person's reviews. */
export function SavedServices() {
  const { api } = useSite();
  const { data, error, refetch } = useQuery(myServicesQuery(api));
  return (
    <section aria-labelledby="saved-services" className="mt-10">
      <h2 id="saved-services" className="text-2xl">
        Saved services
      </h2>
      {error ? (
        <LoadFailure what="Your services" error={error} onRetry={() => void refetch()} />
      ) : (
        data && (
          <>
            <Saved services={data.saved} />
            <Reviews reviews={data.reviews} />
          </>
        )
      )}
    </section>
  );
}

function Saved({ services }: { services: readonly Service[] }) {
  if (services.length === 0) {
    return (
      <p className="mt-3 text-muted">
        You have saved none yet. <TextLink to="/services">See student services</TextLink>
      </p>
    );
  }
  return (
    <ul className="mt-4 grid gap-3 md:grid-cols-2">
      {services.map((service) => (
        <SavedService key={service.id} service={service} />
      ))}
    </ul>
  );
}

function SavedService({ service }: { service: Service }) {
  const { api, queries } = useSite();
  const removal = useMutation({
    mutationFn: () => api.myServices.unsave({ params: { id: service.id } }),
    onSuccess: () => changeMyServices(queries, (before) => ({ ...before, saved: before.saved.filter(({ id }) => id !== service.id) })),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4">
      <div className="min-w-0">
        <TextLink to={serviceHref(service)} className="font-medium">
          {service.name}
        </TextLink>
        <p className="text-sm text-muted">{priceWords(service)}</p>
      </div>
      <SendButton
        variant="secondary"
        size="small"
        aria-label={`Remove ${service.name}`}
        isSending={removal.isPending}
        onClick={() => removal.mutate()}
      >
        Remove
      </SendButton>
      <p role="alert" className="w-full text-sm font-medium text-brick empty:hidden">
        {removal.isError && failureText(removal.error)}
      </p>
    </li>
  );
}

function Reviews({ reviews }: { reviews: MyServices['reviews'] }) {
  if (reviews.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-xl">Your reviews</h3>
      <ul className="mt-3 grid gap-3">
        {reviews.map(({ id, stars, text, status, reason, service }) => (
          <li key={id} className="rounded-card border border-line bg-card p-4">
            <p className="font-medium">
              {service ? <TextLink to={serviceHref(service)}>{service.name}</TextLink> : 'A service that is no longer on the site'}
            </p>
            <p className="text-sm text-muted">
              {stars} of 5 · {REVIEW_STATES[status]}
              {reason !== null && ` ${reason}`}
            </p>
            <p className="mt-2 text-sm whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
