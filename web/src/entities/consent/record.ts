/** A new revision asks everybody again. Raise it when a category comes to mean more than it did. */
export const CONSENT_REVISION = 1;
/** How long a choice holds. */
export const CONSENT_DAYS = 182;
const DAY_MS = 86_400_000;

/** Off until somebody says otherwise; `necessary` is no choice. */
export const OPTIONAL_CATEGORIES = ['analytics', 'functional', 'marketing'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];
/** What Global Privacy Control keeps off, whatever else was chosen. */
export const GPC_CATEGORIES: readonly OptionalCategory[] = ['analytics', 'marketing'];

const CHOICES = ['accepted', 'declined', 'custom'] as const;
export type Choice = (typeof CHOICES)[number];
type Categories = { necessary: true } & Record<OptionalCategory, boolean>;

export interface Consent {
  /** The revision that was agreed to. */
  v: number;
  choice: Choice;
  categories: Categories;
  id: string;
  /** When, as an ISO instant. */
  at: string;
  /** Whether the browser sent Global Privacy Control. */
  gpc: boolean;
}

interface Decision {
  choice: Choice;
  /** What a custom choice allows; the other two say it themselves. */
  wanted?: Partial<Record<OptionalCategory, boolean>>;
  gpc: boolean;
  id: string;
  at: Date;
}

/** The record of a choice. Global Privacy Control wins over it. */
export function decide({ choice, wanted = {}, gpc, id, at }: Decision): Consent {
  const isOn = (category: OptionalCategory) =>
    choice !== 'declined' && (choice === 'accepted' || wanted[category] === true) && !(gpc && GPC_CATEGORIES.includes(category));
  const categories = {
    necessary: true as const,
    analytics: isOn('analytics'),
    functional: isOn('functional'),
    marketing: isOn('marketing'),
  };
  return { v: CONSENT_REVISION, choice, categories, id, at: at.toISOString(), gpc };
}

/** As it is stored: the choice and, apart from it, the categories (specification §9 names two keys). */
interface StoredConsent {
  consent: string | null;
  preferences: string | null;
}

export function formatConsent({ categories, ...rest }: Consent): { consent: string; preferences: string } {
  return { consent: JSON.stringify(rest), preferences: JSON.stringify(categories) };
}

/** The stored choice; `none` when there is none, `outdated` when it must be asked anew, `corrupt` when it makes no sense. */
export function parseConsent({ consent, preferences }: StoredConsent, now: Date): Consent | 'none' | 'outdated' | 'corrupt' {
  if (consent === null) return 'none';
  const record = objectOf(consent);
  if (!record || !Number.isInteger(record['v'])) return 'corrupt';
  if (record['v'] !== CONSENT_REVISION) return 'outdated';
  const parsed = consentOf(record, preferences);
  return parsed && !holds(parsed, now) ? 'outdated' : (parsed ?? 'corrupt');
}

function consentOf({ choice: name, id, at, gpc }: Record<string, unknown>, preferences: string | null): Consent | undefined {
  const choice = CHOICES.find((known) => known === name);
  const categories = categoriesOf(preferences);
  if (!choice || !categories || typeof id !== 'string' || typeof gpc !== 'boolean') return undefined;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { v: CONSENT_REVISION, choice, categories, id, at, gpc } : undefined;
}

/** A choice from the future was made under a wrong clock: nobody could tell when it ends. */
function holds({ at }: Consent, now: Date): boolean {
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
