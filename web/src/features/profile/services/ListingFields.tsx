import type { ReactNode } from 'react';
import type { ServiceListing } from '../../../api/domain/services.ts';
import { CATEGORY_TITLES, FORMAT_LABELS, PRICE_BANDS } from '../../../entities/service/service-words.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';

export interface ListingTexts extends Pick<ServiceListing, 'features' | 'formats'> {
  category?: string;
  name: string;
  priceRange: string;
  priceBand: string;
  website: string;
}

interface Props {
  /** What the inputs begin with. */
  shown: ListingTexts;
  error: (field: string) => ReactNode;
  /** The input of the description, after the name. */
  children: ReactNode;
}

const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The inputs of a listing. */
export function ListingFields({ shown, error, children }: Props) {
  return (
    <>
      <Select name="category" label="Category" options={optionsOf(CATEGORY_TITLES)} defaultValue={shown.category} />
      <Field name="name" label="Name" defaultValue={shown.name} error={error('name')} />
      {children}
      <Field
        name="priceRange"
        label="Price in words (optional)"
        hint="For example: $20 a month. Without it, we say that no price is stated."
        defaultValue={shown.priceRange}
        error={error('priceRange')}
      />
      <Select
        name="priceBand"
        label="Price level"
        options={[{ value: '', label: 'Not stated' }, ...optionsOf(PRICE_BANDS)]}
        defaultValue={shown.priceBand}
      />
      <fieldset>
        <legend className="text-sm font-medium">Where</legend>
        {optionsOf(FORMAT_LABELS).map(({ value, label }) => (
          <label key={value} className="flex min-h-8 items-center gap-2 text-sm">
            <input
              type="checkbox"
              name="formats"
              value={value}
              defaultChecked={shown.formats.some((format) => format === value)}
              className="size-4 accent-primary"
            />
            {label}
          </label>
        ))}
        <p role="alert" className="text-xs font-medium text-brick empty:hidden">
          {error('formats')}
        </p>
      </fieldset>
      <Field
        name="features"
        label="Features (optional)"
        hint="At most eight, separated by commas."
        defaultValue={shown.features.join(', ')}
        error={error('features')}
      />
      <Field name="website" label="Website" type="url" hint="Starts with https://" defaultValue={shown.website} error={error('website')} />
    </>
  );
}
