import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Service, SERVICE_LIMITS, type ServiceListing } from '../../../api/domain/services.ts';
import { useSite } from '../../../api/site.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { ListingFields, type ListingTexts } from './ListingFields.tsx';

interface Props {
  /** Undefined for a new one. */
  listing?: ServiceListing;
  onDone: () => void;
  onCancel: () => void;
}

const FIELDS = ['category', 'name', 'description', 'priceRange', 'features', 'formats', 'website'];

/** What a provider says about a service. A published listing keeps its values until staff approve the new ones. */
export function ListingForm({ listing, onDone, onCancel }: Props) {
  const { api } = useSite();
  const before = listing?.proposed ?? listing;
  const shown = textsOf(before);
  const [description, setDescription] = useState(before?.description ?? '');
  const isDraft = useRef(false);
  const call = useMutation({
    mutationFn: (values: ReturnType<typeof valuesOf> & { isDraft: boolean }) => {
      const body = { ...values, description: description.trim() };
      return listing ? api.listings.change({ params: { id: listing.id }, version: listing.version, body }) : api.listings.add({ body });
    },
    onSuccess: onDone,
  });
  const error = (field: string) => fieldError(call.error, field);
  return (
    <Form
      call={call}
      fields={FIELDS}
      submit="Send to staff"
      className="mt-3 max-w-text"
      onSubmit={(form) => call.mutate({ ...valuesOf(form), isDraft: isDraft.current })}
      actions={
        <>
          {listing?.status !== 'published' && (
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => {
                isDraft.current = true;
                currentTarget.form?.requestSubmit();
                isDraft.current = false;
              }}
            >
              Save as draft
            </Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <ListingFields shown={shown} error={error}>
        <TextArea
          label="Description"
          value={description}
          maxCharacters={SERVICE_LIMITS.description}
          onChange={({ target }) => setDescription(target.value)}
          error={error('description')}
        />
      </ListingFields>
    </Form>
  );
}

const NOTHING: ListingTexts = { name: '', priceRange: '', priceBand: '', website: '', features: [], formats: ['online'] };
const textsOf = (values: NonNullable<ServiceListing['proposed']> | undefined): ListingTexts =>
  values ? { ...values, priceRange: values.priceRange ?? '', priceBand: values.priceBand ?? '' } : NOTHING;

function valuesOf(form: HTMLFormElement) {
  const values = new FormData(form);
  const textOf = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    category: textOf('category') as Service['category'],
    name: textOf('name'),
    priceRange: textOf('priceRange') || null,
    priceBand: (textOf('priceBand') || null) as Service['priceBand'],
    features: textOf('features')
      .split(',')
      .map((feature) => feature.trim())
      .filter((feature) => feature !== ''),
    formats: values.getAll('formats') as Service['formats'],
    website: textOf('website'),
  };
}
