/** Every address of the site, listed by hand, because the test checks the router. */
const SERVICES = {
  'test-prep': 'best-test-prep-services',
  'financial-aid': 'financial-aid-guide',
  'moving-services': 'best-college-moving-services',
  'rush-prep': 'best-greek-life-rush-prep-services',
  scholarships: 'best-scholarship-services',
  'online-tutoring': 'best-online-tutoring-services',
  'career-services': 'best-career-services',
  'student-insurance': 'best-student-insurance',
  'trade-school-guidance': 'best-trade-school-guidance-services',
  'essay-writing': 'best-essay-writing-services',
  'interview-prep': 'best-interview-prep-services',
  'mental-health': 'best-student-mental-health-services',
  'student-financial-services': 'best-student-financial-services',
};

/** The canonical address of each page, with its aliases. */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/auth': ['/auth?tab=login', '/auth?tab=register&returnUrl=%2Fdiscover'],
  '/forgot-password': ['/forgot-password?step=code', '/forgot-password?token=abc'],
  '/verify-email': ['/verify-email?token=abc'],
  '/restore-account': [],
  '/appeal': [],
  '/image-test': [],
  '/discover': ['/best-colleges'],
  '/rankings': ['/rankings?w=0000000000', '/rankings?w=nonsense'],
  '/alma': ['/alma?step=2&size=small', '/alma?step=2&size=medium', '/alma?step=2&size=large'],
  '/alma/results': [],
  '/alma/about': [],
  '/personal-rankings-explained': [],
  '/data': [],
  '/about': [],
  '/safety': [],
  '/privacy': [],
  '/cookies': [],
  '/user-agreement': [],
  '/services': [],
  '/roommates': [],
  '/roommates/create': [],
  '/roommates/quiz': [],
  '/roommates/browse': [],
  '/compare': [],
  '/my-colleges': [],
  ...Object.fromEntries(
    ['public', 'private', 'community', 'hbcu'].map((kind) => [
      `/colleges/best-${kind}-colleges`,
      [`/colleges/${kind}`, `/schools/${kind}`],
    ]),
  ),
  '/colleges/states': ['/schools/states', '/colleges/state'],
  '/colleges/states/new-york': [
    '/schools/states/new-york',
    '/colleges/state/best-colleges-new-york',
    '/colleges/state/new-york',
    '/colleges/states/ny',
    '/schools/states/NY',
    '/colleges/state/best-colleges-ny',
    '/colleges/state/NY',
  ],
  '/colleges/auburn-university': [],
  ...Object.fromEntries(Object.entries(SERVICES).map(([alias, slug]) => [`/services/${slug}`, [`/services/${alias}`]])),
  '/services/best-online-tutoring-services/khan-academy': [],
};

/** Pages that need an account. The server renders a spinner, because only the browser knows the session. */
export const LOGIN_REQUIRED = ['/messages', '/profile', '/not-authorized'];

export const UNKNOWN = [
  '/no-such-page',
  '/colleges/no-such-college',
  '/colleges/states/atlantis',
  '/colleges/state/best-colleges-atlantis',
  '/schools/no-such-list',
  '/rankings/shared/nope',
  '/services/no-such-service',
  '/services/best-test-prep-services/no-such-service',
  '/services/no-such-category/khan-academy',
  '/discover/more',
  '/rankings?page=9999',
];
