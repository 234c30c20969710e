/** A new revision asks every visitor again. Raise it when a category gets a new use. */
export const CONSENT_REVISION = 1;
/** How long a choice is valid. */
export const CONSENT_DAYS = 182;
const DAY_MS = 86_400_000;

/** Off until the visitor allows them. `necessary` is always on. */
export const OPTIONAL_CATEGORIES = ['analytics', 'functional', 'marketing'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];
/** Global Privacy Control keeps these off, even if they were chosen. */
export const GPC_CATEGORIES: readonly OptionalCategory[] = ['analytics', 'marketing'];

const CHOICES = ['accepted', 'declined', 'custom'] as const;
export type Choice = (typeof CHOICES)[number];
type Categories = { necessary: true } & Record<OptionalCategory, boolean>;

export interface Consent {
  /** The accepted revision. */
  v: number;
  choice: Choice;
  categories: Categories;
  id: string;
  /** ISO time. */
  at: string;
  /** Whether the browser sent Global Privacy Control. */
  gpc: boolean;
}

/** The texts of the two storage keys: the choice, and its categories. */
interface StoredConsent {
  consent: string | null;
  preferences: string | null;
}

export function formatConsent({ categories, ...rest }: Consent): { consent: string; preferences: string } {
  return { consent: JSON.stringify(rest), preferences: JSON.stringify(categories) };
}

/** The stored choice, or `none`, `outdated` (the visitor must be asked again) or `corrupt` (invalid). */
export function parseConsent({ consent, preferences }: StoredConsent, now: Date): Consent | 'none' | 'outdated' | 'corrupt' {
  if (consent === null) return 'none';
  const record = objectOf(consent);
  if (!record || !Number.isInteger(record['v'])) return 'corrupt';
  if (record['v'] !== CONSENT_REVISION) return 'outdated';
  const parsed = consentOf(record, preferences);
  return parsed && !isValidAt(parsed, now) ? 'outdated' : (parsed ?? 'corrupt');
}

function consentOf({ choice: name, id, at, gpc }: Record<string, unknown>, preferences: string | null): Consent | undefined {
  const choice = CHOICES.find((known) => known === name);
  const categories = categoriesOf(preferences);
  if (!choice || !categories || typeof id !== 'string' || typeof gpc !== 'boolean') return undefined;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { v: CONSENT_REVISION, choice, categories, id, at, gpc } : undefined;
}

/** A choice from the future comes from a wrong clock, so its end is unknown. */
function isValidAt({ at }: Consent, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return age <= CONSENT_DAYS * DAY_MS && age >= -DAY_MS;
}

function categoriesOf(text: string | null): Categories | undefined {
  const given = text === null ? undefined : objectOf(text);
  if (!given) return undefined;
  const { analytics, functional, marketing } = given;
  if (typeof analytics !== 'boolean' || typeof functional !== 'boolean' || typeof marketing !== 'boolean') return undefined;
  return { necessary: true, analytics, functional, marketing };
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
