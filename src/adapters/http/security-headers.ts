/** What every answer carries; a floor, kept in one place. Names and values in turn. */
const EVERYWHERE = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
].flat();

/** "Near me" is the only thing a page may ask the device for. */
const permissions = (geolocation: '()' | '(self)'): string[] => [
  'Permissions-Policy',
  `camera=(), microphone=(), geolocation=${geolocation}, payment=()`,
];

const policy = (directives: Record<string, string>): string[] => {
  const text = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
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

/** Nothing inline is run, so no nonce is needed: data for hydration travels as application/json. */
const SITE = {
  ...NOTHING,
  'object-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
};

export const SITE_HEADERS: readonly string[] = [
  ...EVERYWHERE,
  ...permissions('(self)'),
  'Cross-Origin-Embedder-Policy',
  'credentialless',
  ...policy({ ...SITE, 'require-trusted-types-for': "'script'" }),
];

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
