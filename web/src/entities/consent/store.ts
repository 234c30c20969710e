import { createStoredValue } from '../../lib/stored-value.ts';
import { formatConsent, GPC_CATEGORIES, parseConsent, type Consent, type OptionalCategory } from './record.ts';

/** Undefined: the visitor must be asked. The categories are written first, because a choice without them is invalid. */
const store = createStoredValue<Consent | undefined>({
  keys: ['cookie_preferences', 'cookie_consent'],
  parse(preferences = '', consent = '') {
    const parsed = parseConsent({ consent: orNull(consent), preferences: orNull(preferences) }, new Date());
    if (parsed === 'corrupt') throw new TypeError('Not a choice about cookies');
    return typeof parsed === 'string' ? undefined : parsed;
  },
  format(consent) {
    if (!consent) return [];
    const texts = formatConsent(consent);
    return [texts.preferences, texts.consent];
  },
  fallback: undefined,
});

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The valid choice, or undefined. The same object until it changes. */
export const readConsent = store.get;
export const useConsent = (): Consent | undefined => store.useValue();

/** Calls back after each choice, also in another tab. Returns a function that unsubscribes. */
export const onConsentChange = store.subscribe;

export const storeConsent = store.set;

/** Removes the choice. The banner asks again. */
export const resetConsent = store.clear;

/** Whether the visitor allows a category. Ask at each use, because consent can be withdrawn in any tab. */
export function allows(category: OptionalCategory): boolean {
  return (readConsent()?.categories[category] ?? false) && !(GPC_CATEGORIES.includes(category) && hasGpc());
}

/** Whether the browser sends Global Privacy Control. */
export const hasGpc = (): boolean => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
