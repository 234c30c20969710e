/** What every answer carries; a floor, kept in one place. Names and values in turn. */
const EVERYWHERE = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'credentialless'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
].flat();

/** Two years: what the lists that browsers are shipped with ask for. */
const STRICT_TRANSPORT = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'];

export const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** What is said once more with every answer where the site is reached by TLS: that it is never to be reached otherwise. */
export const transportHeaders = (publicUrl: string): readonly string[] => (isSecure(publicUrl) ? STRICT_TRANSPORT : []);

/** "Near me" is the only thing a page may ask the device for. */
const permissions = (geolocation: '()' | '(self)'): string[] => [
  'Permissions-Policy',
  `camera=(), microphone=(), geolocation=${geolocation}, payment=()`,
];

const policy = (directives: Record<string, string>): string[] => {
  const text = Object.entries(directives).map(([name, value]) => `${name} ${value}`.trim());
  return ['Content-Security-Policy', text.join('; ')];
};

const NOTHING = { 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" };

export const API_HEADERS: readonly string[] = [...EVERYWHERE, ...permissions('()'), ...policy(NOTHING)];

/** Pictures for shared links are shown by other sites: that is what they are for. */
export const PICTURE_HEADERS: readonly string[] = API_HEADERS.map((text, index) =>
  API_HEADERS[index - 1] === 'Cross-Origin-Resource-Policy' ? 'cross-origin' : text,
);

/** For a page that carries its one style sheet inside, named by its hash, and runs nothing. */
export const selfContainedHeaders = (styleHash: string): readonly string[] => [
  ...EVERYWHERE,
  ...permissions('()'),
  ...policy({ ...NOTHING, 'style-src': `'${styleHash}'`, 'form-action': "'none'" }),
];

/** Nothing inline is run: data for hydration travels as application/json. */
const SITE = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Where browsers say what a policy kept them from. */
export const CSP_REPORTS = '/api/csp-reports';
const REPORTING_GROUP = 'csp';

export interface PagePolicy {
  /** The site is reached by TLS, so that what it refers to is, too. */
  isSecure: boolean;
  /** Of one answer: style sheets that its page makes itself may carry it. */
  nonce?: string | undefined;
}

/** What a page of the site carries. */
export const siteHeaders = ({ isSecure: isUpgraded, nonce }: PagePolicy): readonly string[] => [
  ...EVERYWHERE,
  ...permissions('(self)'),
  'Reporting-Endpoints',
  `${REPORTING_GROUP}="${CSP_REPORTS}"`,
  ...policy({
    ...SITE,
    ...(nonce !== undefined && { 'style-src': `'self' 'nonce-${nonce}'` }),
    ...(isUpgraded && { 'upgrade-insecure-requests': '' }),
    'require-trusted-types-for': "'script'",
    'report-to': REPORTING_GROUP,
    'report-uri': CSP_REPORTS,
  }),
];

/** For scripts, styles, fonts and pictures of the site: what counts for them is the policy of the page that uses them. */
export const FILE_HEADERS: readonly string[] = [...EVERYWHERE, ...permissions('()'), ...policy(SITE)];

/** Vite's development client injects scripts and styles and talks over a web socket. */
export const DEVELOPMENT_SITE_HEADERS: readonly string[] = [
  ...EVERYWHERE,
  ...permissions('(self)'),
  ...policy({
    ...SITE,
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' ws: wss:",
  }),
];
