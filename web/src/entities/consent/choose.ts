import { CONSENT_REVISION, GPC_CATEGORIES, type Choice, type Consent, type OptionalCategory } from './record.ts';
import { hasGpc, storeConsent } from './store.ts';

interface Decision {
  choice: Choice;
  /** The allowed categories of a custom choice. */
  wanted?: Partial<Record<OptionalCategory, boolean>>;
  gpc: boolean;
  id: string;
  at: Date;
}

/** The record of a choice. Global Privacy Control overrides the choice. */
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

/** Stores a choice. Only the banner and the dialog load this file. */
export function chooseConsent(choice: Choice, wanted?: Partial<Record<OptionalCategory, boolean>>): void {
  storeConsent(decide({ choice, ...(wanted && { wanted }), gpc: hasGpc(), id: newId(), at: new Date() }));
}

/** 32 random hexadecimal digits. `crypto.randomUUID` needs https. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
