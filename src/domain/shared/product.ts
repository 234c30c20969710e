/** The product's name, address word and words about itself: renaming the product is editing this. */
export const PRODUCT = {
  name: 'Alma',
  slug: 'alma',
  tagline: 'Discover the right college for you.',
  promise: 'Search colleges, find roommates, and discover student services all in one place.',
  mission:
    'Alma helps students rediscover the possibilities, listen to their instincts, and feel empowered to choose the college that fits them.',
} as const;
