import type { Service, ServiceList } from '../../api/domain/services.ts';
import { serviceHref } from '../../entities/service/service-words.ts';

/** One page of services as schema.org ItemList. Positions continue across pages. */
export const itemList = (publicUrl: string, name: string, { items, page, perPage, total }: ServiceList): object => ({
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: items.map((service, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * perPage + index + 1,
    name: service.name,
    url: publicUrl + serviceHref(service),
  })),
});

/** A service as schema.org Service. It has a rating only where verified users gave one. */
export function serviceData(publicUrl: string, service: Service): object {
  const [, value] = /^([\d.]+) \(/.exec(service.rating ?? '') ?? [];
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: publicUrl + serviceHref(service),
    sameAs: service.website,
    ...(service.priceBand === 'free' && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' } }),
    ...(value !== undefined && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: Number(value), reviewCount: service.reviewCount, bestRating: 5 },
    }),
  };
}
