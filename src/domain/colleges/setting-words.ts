import type { Setting } from './categories.ts';

/** The name of each setting. */
export const SETTING_LABELS: Readonly<Record<Setting, string>> = { city: 'City', suburb: 'Suburb', town: 'Town', rural: 'Rural area' };

/** Where a college of each setting is, within a sentence. */
export const IN_SETTING: Readonly<Record<Setting, string>> = {
  city: 'in a city',
  suburb: 'in a suburb',
  town: 'in a town',
  rural: 'in a rural area',
};
