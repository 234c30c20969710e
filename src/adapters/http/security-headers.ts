/** Headers of every answer: alternating names and values. */
const EVERYWHERE = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'credentialless'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
].flat();

/** Two years, as hstspreload.org recommends. */
const STRICT_TRANSPORT = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'];

export const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** HSTS for every answer of a site that uses TLS. */
export const transportHeaders = (publicUrl: string): readonly string[] => (isSecure(publicUrl) ? STRICT_TRANSPORT : []);

/** A page may ask only for the location, for "Near me". */
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

/** For files that people upload. Opened as a page, one can run no script and reach nothing of the site. */
export const UPLOAD_HEADERS: readonly string[] = [...EVERYWHERE, ...permissions('()'), ...policy({ ...NOTHING, sandbox: '' })];

/** Other sites embed the images of shared links. */
export const PICTURE_HEADERS: readonly string[] = API_HEADERS.map((text, index) =>
  API_HEADERS[index - 1] === 'Cross-Origin-Resource-Policy' ? 'cross-origin' : text,
);

/** For a page without scripts and with one inline style sheet, allowed by its hash. */
export const selfContainedHeaders = (styleHash: string): readonly string[] => [
  ...EVERYWHERE,
  ...permissions('()'),
  ...policy({ ...NOTHING, 'style-src': `'${styleHash}'`, 'form-action': "'none'" }),
];

/** No inline script runs. Data for hydration is application/json. */
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

/** Browsers report blocked content here. */
export const CSP_REPORTS = '/api/csp-reports';
const REPORTING_GROUP = 'csp';

export interface PagePolicy {
  /** The site uses TLS, so browsers upgrade its requests. */
  isSecure: boolean;
  /** For one answer: lets its page create style sheets. */
  nonce?: string | undefined;
}

/** Headers of a page. */
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

/** For scripts, styles, fonts and images. Browsers apply the policy of the page that uses them. */
export const FILE_HEADERS: readonly string[] = [...EVERYWHERE, ...permissions('()'), ...policy(SITE)];

/** Vite's development client injects scripts and styles and uses a WebSocket. */
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
