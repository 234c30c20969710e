import { type CollegeDetail, figureText, kindNoun, serviceAcademyOf, STATES, stateSlug } from '../../api/domain/colleges.ts';
import { figureWords } from '../../entities/college/figure-words.ts';
import { inSentence } from '../../lib/format.ts';
import { netPriceFigureOf } from './college-figures.ts';

/** The college in one or two sentences, for search engines and previews. Unknown figures are left out. */
export function summaryOf(detail: CollegeDetail): string {
  const { college } = detail;
  const known = [
    ['acceptance rate', figureText('acceptanceRateNum', college.acceptanceRateNum)],
    ['graduation rate', figureText('graduationRate', college.graduationRate)],
    ['earnings after ten years', figureText('earningsAfter10Years', college.earningsAfter10Years)],
  ].flatMap(([label, text]) => (text === 'N/A' ? [] : [`${label} ${text}`]));
  const verb = ['closed', 'merged'].includes(college.operatingStatus) ? 'was' : 'is';
  const what = `${college.name} ${verb} a ${kindNoun(college)} in ${college.location}, ${STATES[college.state]}`;
  const figures = [...priceSummary(detail), ...known];
  const facts = figures.length > 0 ? `: ${figures.join(', ')}` : '';
  return `${what}${facts}. Every figure with its source and year.`;
}

/** "net price $14,230", "sticker price (net price not published) $41,338", "no tuition". Empty if no price is known. */
function priceSummary(detail: CollegeDetail): string[] {
  const { text, instead = 'Net price', isMissing } = figureWords('netPrice', netPriceFigureOf(detail));
  if (isMissing) return [];
  return [serviceAcademyOf(detail.college) ? inSentence(text) : `${inSentence(instead)} ${text}`];
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
