import type { Service } from './service.ts';

/** A free service without reviews. */
export const aService = (overrides: Partial<Service> = {}): Service => ({
  id: 1,
  slug: 'practice-academy',
  category: 'best-test-prep-services',
  name: 'Practice Academy',
  description: 'Practice tests with explained answers.',
  priceRange: 'Free',
  priceBand: 'free',
  features: ['SAT', 'Practice tests'],
  formats: ['online'],
  website: 'https://practice.example/',
  rating: null,
  reviews: { count: 0, stars: 0 },
  isCommercial: false,
  isPublicAlternative: true,
  state: null,
  basis: 'The website of the service',
  checkedAt: '2026-11-20',
  checkedBy: 'Alma staff',
  websiteVisitedAt: null,
  isLinkDead: false,
  canMessage: false,
  ...overrides,
});
