import type { Service } from '../../api/domain/services.ts';

type Category = Service['category'];

/** The headings of the pages of categories. */
export const CATEGORY_TITLES: Record<Category, string> = {
  'best-test-prep-services': 'Test prep services',
  'financial-aid-guide': 'Financial aid guide',
  'best-college-moving-services': 'College moving services',
  'best-greek-life-rush-prep-services': 'Greek life rush prep services',
  'best-scholarship-services': 'Scholarship services',
  'best-online-tutoring-services': 'Online tutoring services',
  'best-career-services': 'Career services',
  'best-student-insurance': 'Student insurance',
  'best-trade-school-guidance-services': 'Trade school guidance services',
  'best-essay-writing-services': 'Essay writing services',
  'best-interview-prep-services': 'Interview prep services',
  'best-student-mental-health-services': 'Student mental health services',
  'best-student-financial-services': 'Student financial services',
};

export const categoryHref = (category: Category): string => `/services/${category}`;
export const serviceHref = ({ category, slug }: Pick<Service, 'category' | 'slug'>): string => `/services/${category}/${slug}`;

/** A price that is not known is never shown as free. */
export const priceWords = ({ priceRange }: Pick<Service, 'priceRange'>): string => priceRange ?? 'Price not stated';

/** "4.6 (12 verified)" */
export const ratingWords = ({ rating }: Pick<Service, 'rating'>): string => rating ?? 'No verified ratings yet';

const FORMATS: Record<Service['formats'][number], string> = { online: 'Online', 'in person': 'In person' };
/** "Online and in person" */
export const formatWords = ({ formats }: Pick<Service, 'formats'>): string =>
  formats.length > 1 ? 'Online and in person' : formats.map((format) => FORMATS[format]).join();

const dayOf = (date: string): string => new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "Last checked on November 22, 2026 by Alma staff" */
export function checkedWords({ checkedAt, checkedBy }: Pick<Service, 'checkedAt' | 'checkedBy'>): string {
  if (checkedAt === null) return 'Not checked by our staff yet';
  return `Last checked on ${dayOf(checkedAt)}${checkedBy === null ? '' : ` by ${checkedBy}`}`;
}

/** When the website was visited. Null where the check of a person says enough. */
export function visitWords({ checkedAt, websiteVisitedAt }: Pick<Service, 'checkedAt' | 'websiteVisitedAt'>): string | null {
  if (websiteVisitedAt !== null) return `Visited on ${dayOf(websiteVisitedAt)}`;
  return checkedAt === null ? 'Not visited yet' : null;
}

export const PRICE_BANDS: Record<NonNullable<Service['priceBand']>, string> = {
  free: 'Free',
  $: '$ · under $50 once or a month',
  $$: '$$ · to $500',
  $$$: '$$$ · above $500',
};
export const FORMAT_LABELS = FORMATS;

export const servicesText = (count: number): string => (count === 1 ? '1 service' : `${count.toLocaleString('en-US')} services`);
