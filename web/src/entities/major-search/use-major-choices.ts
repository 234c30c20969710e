import { useQuery } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import type { FoundMajor } from '../../api/domain/majors.ts';
import { useSite } from '../../api/site.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { Choices, ComboboxOption } from '../../ui/form/combobox/options.ts';
import { MajorOption } from './MajorOption.tsx';
import { undecidedGroup, type Way } from './undecided-ways.ts';
import { findMajorsQuery, majorFamiliesQuery } from './majors.queries.ts';

const DEBOUNCE_MS = 200;

export interface MajorChoices {
  /** What choosing a code means: options with one meaning stand once, and codes without one are left out. */
  meaningOf: (code: string) => string | undefined;
  /** What an option says after its name: "212 colleges". */
  noteOf: (code: string) => string | undefined;
}

interface Wanted extends MajorChoices {
  /** The text of the field. Without one, families are offered. */
  text: string;
  /** The field was focused once. Before, nothing is fetched. */
  isUsed: boolean;
  /** Where "undecided" leads. */
  ways: readonly Way[] | undefined;
}

/** The code of a major, or what `meaningOf` made of it; or a way for the undecided. */
type Choice = string | Way;

/** Majors for a text, asked for `DEBOUNCE_MS` after the last `ask`. */
export function useMajorChoices({ text, isUsed, ways, ...choices }: Wanted): { choices: Choices<Choice>; ask: (text: string) => void } {
  const { api } = useSite();
  const [asked, setAsked] = useState('');
  const { later: ask } = useDebounced((next: string) => setAsked(next.trim()), DEBOUNCE_MS);
  const found = useQuery(findMajorsQuery(api, asked));
  const families = useQuery({ ...majorFamiliesQuery(api), enabled: isUsed });
  const current = text.trim();
  if (current === '') return { choices: familyChoices(families.data?.families ?? [], choices), ask };
  const undecided = undecidedGroup(current, ways);
  if (undecided) return { choices: { groups: [undecided], announcement: undecided.heading }, ask };
  const isSettled = asked === current;
  if (found.isError && isSettled) return { choices: { groups: [], message: 'Majors could not be loaded.' }, ask };
  if (!found.data || asked === '') return { choices: { groups: [], isLoading: true }, ask };
  const isStale = !isSettled || found.data.text !== current;
  return { choices: { ...foundChoices(found.data.majors, choices), isStale }, ask };
}

type Named = Pick<FoundMajor, 'code' | 'name'> & Partial<FoundMajor>;

function familyChoices(families: readonly Named[], choices: MajorChoices): Choices<string> {
  const options = optionsOf(
    families.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    choices,
  );
  return { groups: options.length > 0 ? [{ heading: 'All fields', options }] : [] };
}

function foundChoices(majors: readonly Named[], choices: MajorChoices): Choices<string> {
  const options = optionsOf(majors, choices);
  if (options.length === 0) return { groups: [], message: 'No major found. Try another word.' };
  return { groups: [{ options }], announcement: `${options.length} ${options.length === 1 ? 'major' : 'majors'} found` };
}

function optionsOf(majors: readonly Named[], { meaningOf, noteOf }: MajorChoices): ComboboxOption<string>[] {
  const options = new Map<string, ComboboxOption<string>>();
  for (const { code, name, matched } of majors) {
    const value = meaningOf(code);
    if (value === undefined || options.has(value)) continue;
    options.set(value, { key: value, value, content: createElement(MajorOption, { name, matched, note: noteOf(code) }) });
  }
  return [...options.values()];
}
