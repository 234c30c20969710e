import { isPattern, repeatsPiece } from './domain/accounts/password-patterns.ts';

type Environment = NodeJS.ProcessEnv;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;
const PUBLIC_URL_RULE = 'for links and TLS. Set it to the address that visitors use, such as https://alma.example';
const FEWEST_DIFFERENT = 10;
const PLACEHOLDER = /secret|password|placeholder|example|default|change.?(me|this|it)|replace|openssl/i;

/** Faults between variables that are valid one by one. Each names the variable and the fix. */
export const faultsBetween = (environment: Environment): string[] => [
  ...missingPublicUrl(environment),
  ...settingsForTests(environment),
  ...mailFaults(environment),
  ...bigqueryFaults(environment),
];

/** Without it, other machines would get links to localhost and no rule to use TLS. */
function missingPublicUrl({ HOST: host, PUBLIC_URL: url, MAIL_TRANSPORT: transport }: Environment): string[] {
  if (url) return [];
  if (host && !LOOPBACK.test(host)) return [`PUBLIC_URL: is required when HOST is ${host}, ${PUBLIC_URL_RULE}`];
  return transport === 'smtp' ? [`PUBLIC_URL: is required with MAIL_TRANSPORT=smtp, ${PUBLIC_URL_RULE}`] : [];
}

function isPublic(url: string): boolean {
  if (!URL.canParse(url.trim())) return false;
  const { protocol, hostname } = new URL(url.trim());
  return protocol === 'https:' || !LOOPBACK.test(hostname);
}

/** They would leave a public site unprotected. */
function settingsForTests({ NODE_ENV: mode, RATE_LIMIT_MULTIPLIER: multiplier = '', PUBLIC_URL: url = '' }: Environment): string[] {
  const why = 'because PUBLIC_URL is a public address';
  const faults = isPublic(url) && mode === 'test' ? [`NODE_ENV: is test. Set it to production, ${why}`] : [];
  if (['', '1'].includes(multiplier)) return faults;
  if (isPublic(url)) return [...faults, `RATE_LIMIT_MULTIPLIER: is for tests only. Remove it, ${why}`];
  return !mode || mode === 'production' ? ['RATE_LIMIT_MULTIPLIER: is for tests only, not for production'] : faults;
}

/** Incomplete mail settings would leave emails unsent without an error. */
function mailFaults({ MAIL_TRANSPORT: transport, SMTP_URL: url, MAIL_FROM: from }: Environment): string[] {
  if (transport === 'smtp')
    return Object.entries({ SMTP_URL: url, MAIL_FROM: from }).flatMap(([name, value]) =>
      value ? [] : [`${name}: is required with MAIL_TRANSPORT=smtp`],
    );
  return url && !transport ? ['SMTP_URL: has an effect only with MAIL_TRANSPORT=smtp'] : [];
}

/** The client of BigQuery would send everything, with the credentials, to the emulator. */
function bigqueryFaults({
  BIGQUERY_MODE: mode,
  BIGQUERY_PROJECT: project,
  BIGQUERY_DATASET: dataset,
  BIGQUERY_EMULATOR_HOST: emulator,
}: Environment): string[] {
  const names = Object.entries({ BIGQUERY_PROJECT: project, BIGQUERY_DATASET: dataset });
  if (mode !== 'live')
    return names.flatMap(([name, value]) => (value && !mode ? [`${name}: has an effect only with BIGQUERY_MODE=live`] : []));
  const missing = names.flatMap(([name, value]) => (value ? [] : [`${name}: is required with BIGQUERY_MODE=live`]));
  return emulator ? [...missing, 'BIGQUERY_EMULATOR_HOST: must not be set with BIGQUERY_MODE=live. Remove it'] : missing;
}

/** A placeholder, a pattern, a repetition, or a text of few different characters. */
export function isEasySecret(secret: string): boolean {
  const characters = Array.from(secret);
  return (
    new Set(characters).size < FEWEST_DIFFERENT ||
    PLACEHOLDER.test(secret) ||
    isPattern(secret) ||
    repeatsPiece(characters, Math.floor(characters.length / 2))
  );
}
