import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServiceListing } from '../../../api/domain/services.ts';
import { useSite } from '../../../api/site.ts';
import { CATEGORY_TITLES, formatWords, priceWords, ratingWords, serviceHref } from '../../../entities/service/service-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/form/ConfirmButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ListingForm } from './ListingForm.tsx';

const STATES: Record<ServiceListing['status'], string> = {
  draft: 'Draft. Only you see it.',
  pending: 'Waiting for staff.',
  published: 'On the site.',
  rejected: 'Not published.',
};

/** One listing with its state, and what its provider can do with it. */
export function ListingItem({ listing, onChanged }: { listing: ServiceListing; onChanged: () => void }) {
  const { api } = useSite();
  const [isEditing, setEditing] = useState(false);
  const { id, version, status, name, proposed, reason } = listing;
  const withdrawal = useMutation({
    mutationFn: () => api.listings.withdraw({ params: { id }, version }),
    onSuccess: onChanged,
  });
  const canWithdraw = status !== 'published' || proposed !== null;
  return (
    <>
      <h3 className="text-lg">{status === 'published' ? <TextLink to={serviceHref(listing)}>{name}</TextLink> : name}</h3>
      <p className="text-sm text-muted">{CATEGORY_TITLES[listing.category]}</p>
      <p className="mt-2 text-sm font-medium">
        {STATES[status]} {proposed && 'A change waits for staff.'}
      </p>
      {reason !== null && <p className="mt-1 text-sm">Staff wrote: {reason}</p>}
      {!isEditing && <Values listing={listing} />}
      {isEditing ? (
        <ListingForm
          listing={listing}
          onCancel={() => setEditing(false)}
          onDone={() => {
            setEditing(false);
            onChanged();
          }}
        />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" aria-label={`Edit ${name}`} onClick={() => setEditing(true)}>
            Edit
          </Button>
          {canWithdraw && (
            <ConfirmButton {...withdrawalWords(listing)} confirm="Yes" call={withdrawal} onConfirm={() => withdrawal.mutate()} />
          )}
        </div>
      )}
    </>
  );
}

function Values({ listing }: { listing: ServiceListing }) {
  return (
    <>
      <p className="mt-3 text-sm">{listing.description}</p>
      <p className="mt-1 text-sm text-muted">{[priceWords(listing), formatWords(listing), ratingWords(listing)].join(' · ')}</p>
      {listing.proposed && <Proposed listing={listing} proposed={listing.proposed} />}
    </>
  );
}

const withdrawalWords = ({ status, name }: ServiceListing) =>
  status === 'published'
    ? { label: 'Take the change back', name: `Take the change of ${name} back`, question: 'Take the change back?' }
    : { label: 'Withdraw', name: `Withdraw ${name}`, question: 'Delete this listing for good?' };

const FIELDS = { name: 'Name', description: 'Description', priceRange: 'Price', website: 'Website' } as const;

/** The texts that change, each with its new value. */
function Proposed({ listing, proposed }: { listing: ServiceListing; proposed: NonNullable<ServiceListing['proposed']> }) {
  const changed = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter((field) => listing[field] !== proposed[field]);
  return (
    <dl className="mt-3 grid gap-x-4 gap-y-1 rounded-control bg-sunken p-3 text-sm sm:grid-cols-[auto_1fr]">
      {changed.map((field) => (
        <div key={field} className="contents">
          <dt className="text-muted">New {FIELDS[field].toLowerCase()}</dt>
          <dd className="[overflow-wrap:anywhere]">{proposed[field] ?? 'Not stated'}</dd>
        </div>
      ))}
      {changed.length === 0 && <dd>Features, format or category change.</dd>}
    </dl>
  );
}
