import { STATES, stateSlug, type CollegeDetail } from '../../api/domain.ts';

/** Whatever else a source wrote into the field is no website. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** The college as schema.org describes one: only what is known. */
export function collegeData({ college }: CollegeDetail, publicUrl: string): object {
  const { name, slug, aliases, formerNames, location, state, zip, latitude, longitude, website, imageUrl } = college;
  const otherNames = [...new Set([...aliases, ...formerNames])].filter((other) => other !== name);
  return {
    '@type': 'CollegeOrUniversity',
    name,
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    url: `${publicUrl}/colleges/${slug}`,
    ...(website !== null && isWebAddress(website) && { sameAs: website }),
    ...(imageUrl !== null && { image: new URL(imageUrl, publicUrl).href }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: location,
      addressRegion: state,
      ...(zip !== null && { postalCode: zip }),
      addressCountry: 'US',
    },
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(college.size !== null && { numberOfStudents: { '@type': 'QuantitativeValue', value: college.size, unitText: 'undergraduates' } }),
  };
}

/** The way to the page, as its breadcrumb shows it. */
export function breadcrumbData({ college }: CollegeDetail, publicUrl: string): object {
  const items = [
    ['Colleges', '/discover'],
    [STATES[college.state], `/colleges/states/${stateSlug(college.state)}`],
    [college.name, `/colleges/${college.slug}`],
  ] as const;
  const itemListElement = items.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: publicUrl + path }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
