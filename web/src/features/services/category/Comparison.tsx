import type { Service } from '../../../api/domain/services.ts';
import { categoryHref, checkedWords, formatWords, priceWords, ratingWords, serviceHref } from '../../../entities/service/service-words.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { servicesHref, type ServiceQuery } from '../service-url.ts';

const CAPTION = 'Comparison of services';
const ROWS: readonly { label: string; textOf: (service: Service) => string }[] = [
  { label: 'Price', textOf: priceWords },
  { label: 'Where', textOf: formatWords },
  { label: 'Features', textOf: ({ features }) => features.join(', ') || 'Not stated' },
  { label: 'Rating', textOf: ratingWords },
  { label: 'Kind', textOf: kindWords },
  { label: 'Checked', textOf: checkedWords },
];

/** Up to three services side by side. The address names them, so it can be shared. */
export function Comparison({ query, compared }: { query: ServiceQuery; compared: readonly Service[] }) {
  if (compared.length === 0) return null;
  const path = categoryHref(query.category ?? 'best-test-prep-services');
  return (
    <section aria-labelledby="comparison" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="comparison" className="text-xl">
          Comparison
        </h2>
        <TextLink to={servicesHref(path, query)} data-keep-scroll="" className="text-sm">
          Clear the comparison
        </TextLink>
      </div>
      {compared.length === 1 && <p className="mt-2 text-sm text-muted">Choose one or two more in the list below.</p>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it sideways */}
      <div role="region" aria-label={CAPTION} tabIndex={0} className="mt-3 overflow-x-auto rounded-card border border-line bg-card">
        <table className="w-full min-w-120 text-left text-sm">
          <thead>
            <tr>
              <td className="p-3" />
              {compared.map((service) => (
                <th key={service.id} scope="col" className="p-3 align-top font-semibold">
                  <TextLink to={serviceHref(service)}>{service.name}</TextLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ label, textOf }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="p-3 align-top font-medium text-muted">
                  {label}
                </th>
                {compared.map((service) => (
                  <td key={service.id} className="p-3 align-top">
                    {textOf(service)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function kindWords({ isPublicAlternative, isCommercial }: Service): string {
  if (isPublicAlternative) return 'Free or public';
  return isCommercial ? 'Commercial' : 'Not commercial';
}
