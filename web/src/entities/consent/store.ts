import { decide, formatConsent, GPC_CATEGORIES, parseConsent, type Choice, type Consent, type OptionalCategory } from './record.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const CONSENT_KEY = 'cookie_consent';
const PREFERENCES_KEY = 'cookie_preferences';
const listeners = new Set<() => void>();

let known: { texts: string; consent: Consent | undefined } | undefined;

/** The choice that holds now, or undefined when it has to be asked for; the same object until it changes, in this tab or another. */
export function readConsent(): Consent | undefined {
  const stored = { consent: readStored(CONSENT_KEY), preferences: readStored(PREFERENCES_KEY) };
  const texts = JSON.stringify(stored);
  if (known?.texts !== texts) {
    const parsed = parseConsent(stored, new Date());
    // eslint-disable-next-line no-console -- the specification wants corrupted preferences ignored and logged
    if (parsed === 'corrupt') console.warn('The stored cookie preferences make no sense and are ignored.');
    known = { texts, consent: typeof parsed === 'string' ? undefined : parsed };
  }
  return known.consent;
}

/** Whether the visitor allows a category now. Asked at each use, so that withdrawing, in whichever tab, counts at once. */
export function allows(category: OptionalCategory): boolean {
  return (readConsent()?.categories[category] ?? false) && !(GPC_CATEGORIES.includes(category) && hasGpc());
}

/** Global Privacy Control: the browser itself says that its user does not want to be followed. */
export const hasGpc = (): boolean => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

export function chooseConsent(choice: Choice, wanted?: Partial<Record<OptionalCategory, boolean>>): void {
  const consent = decide({ choice, ...(wanted && { wanted }), gpc: hasGpc(), id: newId(), at: new Date() });
  const texts = formatConsent(consent);
  writeStored(PREFERENCES_KEY, texts.preferences);
  writeStored(CONSENT_KEY, texts.consent);
  tell();
}

/** Forgets the choice; the banner asks again. */
export function resetConsent(): void {
  writeStored(CONSENT_KEY, null);
  writeStored(PREFERENCES_KEY, null);
  tell();
}

/** Calls back after each choice, here or in another tab; returns how to stop that. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** `crypto.randomUUID` exists only behind https; a random name does as well. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
