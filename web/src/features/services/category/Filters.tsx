import type { ChangeEvent, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Service, ServiceList } from '../../../api/domain/services.ts';
import { categoryHref, FORMAT_LABELS, PRICE_BANDS } from '../../../entities/service/service-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { filterCount, serviceQueryOf, servicesHref, type ServiceQuery } from '../service-url.ts';

interface Props {
  query: ServiceQuery;
  list: ServiceList;
  compared: readonly Service[];
}

const SORTS = { suggested: 'Suggested', name: 'Name', price: 'Price, lowest first' };

/** A form that works without scripts. With them, each change shows its results at once. */
export function Filters({ query, list: { facets }, compared }: Props) {
  const navigate = useNavigate();
  const path = categoryHref(query.category ?? 'best-test-prep-services');
  const active = filterCount(query);
  const apply = (form: HTMLFormElement) => {
    const values = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const next = serviceQueryOf(values.toString(), query.category);
    const slugs = compared.map(({ slug }) => slug);
    void navigate(servicesHref(path, next, slugs), { preventScrollReset: true });
  };
  return (
    <details open={active > 0} className="group mt-8 rounded-card border border-line bg-card" data-print="hide">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 px-5 py-3 text-sm font-semibold">
        <span aria-hidden="true" className="mr-1 transition-transform duration-150 group-open:rotate-90">
          ›
        </span>
        Filter and sort{active > 0 && <span className="font-normal text-muted"> · {active} in use</span>}
      </summary>
      <form
        action={path}
        className="border-t border-line p-5"
        onChange={(event: ChangeEvent<HTMLFormElement>) => apply(event.currentTarget)}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        <div className="grid gap-6 md:grid-cols-3">
          <Choices name="price" legend="Price" facet={facets.price} chosen={query.price ?? []} labelOf={(band) => PRICE_BANDS[band]} />
          <Choices name="how" legend="Where" facet={facets.how} chosen={query.how ?? []} labelOf={(format) => FORMAT_LABELS[format]} />
          <Choices name="feature" legend="Features" facet={facets.feature} chosen={query.feature ?? []} labelOf={(feature) => feature} />
        </div>
        <div className="mt-5 flex flex-wrap items-end gap-4">
          <label className="grid gap-1 text-sm font-medium">
            Order
            <select name="sort" className="control" defaultValue={query.sort ?? 'suggested'} key={query.sort}>
              {Object.entries(SORTS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" variant="secondary">
            Show services
          </Button>
          {active > 0 && <TextLink to={path}>Remove all filters</TextLink>}
        </div>
      </form>
    </details>
  );
}

interface ChoicesProps<T extends string> {
  name: string;
  legend: string;
  facet: readonly { value: T; count: number }[];
  chosen: readonly T[];
  labelOf: (value: T) => string;
}

/** A chosen value stays, also if the other filters leave none. */
function Choices<T extends string>({ name, legend, facet, chosen, labelOf }: ChoicesProps<T>) {
  const counts = new Map(facet.map(({ value, count }) => [value, count]));
  const values = [...facet.map(({ value }) => value), ...chosen.filter((value) => !counts.has(value))];
  if (values.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      {values.map((value) => (
        <label key={`${value} ${chosen.includes(value)}`} className="flex min-h-8 items-start gap-2.5 py-1 text-sm">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="mt-0.5 size-4 shrink-0 accent-primary"
          />
          <span className="min-w-0 flex-1">{labelOf(value)}</span>
          <span className="figure text-xs leading-5 text-muted">{counts.get(value) ?? 0}</span>
        </label>
      ))}
    </fieldset>
  );
}
