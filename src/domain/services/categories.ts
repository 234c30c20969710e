/** Kinds of student services. Below /services, `slug` is the canonical address and `alias` redirects to it. */
export const SERVICE_CATEGORIES = [
  { name: 'Test prep', alias: 'test-prep', slug: 'best-test-prep-services' },
  { name: 'Financial aid', alias: 'financial-aid', slug: 'financial-aid-guide' },
  { name: 'Moving services', alias: 'moving-services', slug: 'best-college-moving-services' },
  { name: 'Rush prep', alias: 'rush-prep', slug: 'best-greek-life-rush-prep-services' },
  { name: 'Scholarships', alias: 'scholarships', slug: 'best-scholarship-services' },
  { name: 'Online tutoring', alias: 'online-tutoring', slug: 'best-online-tutoring-services' },
  { name: 'Career services', alias: 'career-services', slug: 'best-career-services' },
  { name: 'Student insurance', alias: 'student-insurance', slug: 'best-student-insurance' },
  { name: 'Trade-school guidance', alias: 'trade-school-guidance', slug: 'best-trade-school-guidance-services' },
  { name: 'Essay writing', alias: 'essay-writing', slug: 'best-essay-writing-services' },
  { name: 'Interview prep', alias: 'interview-prep', slug: 'best-interview-prep-services' },
  { name: 'Mental health', alias: 'mental-health', slug: 'best-student-mental-health-services' },
  { name: 'Student financial services', alias: 'student-financial-services', slug: 'best-student-financial-services' },
] as const;
