import { STATES } from '../../colleges/states.ts';
import { mappedInSteps, type Steps } from '../../shared/steps.ts';
import type { Cities } from '../places/cities.ts';
import { PHRASES } from './phrases.ts';
import { textOf, wordsOf } from './words.ts';

const MIN_LENGTH = 3;
const MAX_PLACES = 2;
const MAX_KINDS = 1;

const keyOf = (name: string): string => textOf(wordsOf(name));

/** The longer texts that an unfinished text may become, places first: "colleges in Fresno, CA" for "fres" and "colleges in fres". */
export function* completionsInSteps(cities: Cities): Steps<(text: string) => string[]> {
  const states = Object.values(STATES).map((name) => ({ key: keyOf(name), whole: keyOf(name), name }));
  const cityNames = yield* mappedInSteps([...cities.values()], ({ name, label }) => ({
    key: keyOf(name),
    whole: keyOf(label),
    name: label,
  }));
  const places = [...states, ...cityNames.filter(({ key }) => !PHRASES.has(key.split(' ')[0] ?? ''))];
  const kinds = [...PHRASES].filter(([, { weight }]) => ['sure', 'kind', 'adjective'].includes(weight)).map(([phrase]) => phrase);
  /** Places with this name, else those whose name begins so. */
  const placesFrom = (typed: string): string[] => {
    if (typed.length < MIN_LENGTH) return [];
    const named = places.filter(({ key }) => key === typed);
    const found = named.length > 0 ? named : places.filter(({ whole }) => whole.startsWith(typed));
    return found.slice(0, MAX_PLACES).map(({ name }) => name);
  };

  return (text) => {
    const typed = textOf(wordsOf(text));
    const [, before, place] = /^(.*\b(?:in|near|around)) (\S.*)$/.exec(typed) ?? [];
    if (before !== undefined && place !== undefined) return placesFrom(place).map((name) => `${before} ${name}`);
    const begun = typed.length < MIN_LENGTH ? [] : kinds.filter((phrase) => phrase.startsWith(typed)).slice(0, MAX_KINDS);
    return [...placesFrom(typed).map((name) => `colleges in ${name}`), ...begun.map((kind) => `${kind} colleges`)];
  };
}
