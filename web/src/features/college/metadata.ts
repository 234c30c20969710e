import { figureText, STATES, stateSlug, type CollegeDetail } from '../../api/domain.ts';
import { netPriceFigureOf } from './college-figures.ts';

/** The college in one or two sentences, for search engines and previews. Unknown figures are left out. */
export function summaryOf(detail: CollegeDetail): string {
  const { college } = detail;
  const known = [
    ['net price', figureText('netPrice', netPriceFigureOf(detail).value)],
    ['acceptance rate', figureText('acceptanceRateNum', college.acceptanceRateNum)],
    ['graduation rate', figureText('graduationRate', college.graduationRate)],
    ['earnings after ten years', figureText('earningsAfter10Years', college.earningsAfter10Years)],
  ].flatMap(([label, text]) => (text === 'N/A' ? [] : [`${label} ${text}`]));
  const what = `${college.name} is a ${college.type.toLowerCase()} ${levelText(college.level)} college in ${college.location}, ${STATES[college.state]}`;
  const figures = known.length > 0 ? `: ${known.join(', ')}` : '';
  return `${what}${figures}. Every figure with its source and year.`;
}

/** "four-year" */
export function levelText(level: CollegeDetail['college']['level']): string {
  return level === 4 ? 'four-year' : 'two-year';
}

/** The website field of a source may hold other text. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** The college as schema.org CollegeOrUniversity. Unknown properties are left out. */
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

/** The visible breadcrumb as schema.org BreadcrumbList. */
export function breadcrumbData({ college }: CollegeDetail, publicUrl: string): object {
  const items = [
    ['Colleges', '/discover'],
    [STATES[college.state], `/colleges/states/${stateSlug(college.state)}`],
    [college.name, `/colleges/${college.slug}`],
  ] as const;
  const itemListElement = items.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: publicUrl + path }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
