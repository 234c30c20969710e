import type { Service } from '../../api/domain.ts';
import { priceWords, serviceHref } from '../../entities/service/service-words.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** A few services above a list, each as a link with its price. */
export function ServiceBox({ id, title, services }: { id: string; title: string; services: readonly Service[] }) {
  return (
    <section aria-labelledby={id} className="mt-8 rounded-card border border-line bg-tint p-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {services.map((service) => (
          <li key={service.id} className="text-sm">
            <TextLink to={serviceHref(service)} className="font-medium">
              {service.name}
            </TextLink>
            <span className="block">{priceWords(service)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
