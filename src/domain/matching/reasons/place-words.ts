import { countText } from '../../colleges/display.ts';
import { settingOf } from '../../colleges/college-values.ts';
import { IN_SETTING } from '../../colleges/setting-words.ts';
import { placeName } from '../../colleges/states.ts';
import { capitalized } from '../../shared/text.ts';
import type { Answers } from '../answers.ts';
import { milesTo, type Candidate } from '../candidate.ts';
import { locationFit } from '../fits.ts';

export function locationWords({ college }: Candidate, { states = [] }: Answers): string {
  const state = placeName(college.state);
  if (states.includes(college.state)) return `In ${state}, one of your states`;
  return locationFit(college.state, states) > 0
    ? `Near: ${state} is in the same region`
    : `In ${state}, outside your states and their regions`;
}

export function settingWords({ college }: Candidate, { settings = [] }: Answers): string {
  const setting = settingOf(college);
  if (setting === null) return UNKNOWN_SETTING;
  return `${capitalized(IN_SETTING[setting])}, ${settings.includes(setting) ? 'as you chose' : 'not a setting that you chose'}`;
}
export const UNKNOWN_SETTING = "We don't know its setting";

/** A distance that adds points: within the chosen miles, or a little more. */
export const nearWords = (candidate: Candidate, answers: Answers): string =>
  distanceWords(candidate, answers, (miles, chosen) => `${countText(miles - chosen)} more than your ${chosen}`);

export const farWords = (candidate: Candidate, answers: Answers): string =>
  distanceWords(candidate, answers, (_, chosen) => `farther than your ${chosen}`);

/** `beyond` gets whole miles. They are rounded up beyond the chosen ones, so that they are never the same. */
function distanceWords(candidate: Candidate, answers: Answers, beyond: (miles: number, chosen: number) => string): string {
  const miles = milesTo(candidate, answers);
  if (miles === null) return UNKNOWN_DISTANCE;
  const { miles: chosen = Infinity } = answers;
  if (miles <= chosen) return `${milesText(Math.round(miles))} from home`;
  const whole = Math.ceil(miles);
  return `${milesText(whole)} from home, ${beyond(whole, chosen)}`;
}
export const UNKNOWN_DISTANCE = "We don't know how far it is from home";

/** Whole miles, at least one. */
const milesText = (miles: number): string => (miles <= 1 ? '1 mile' : `${countText(miles)} miles`);
