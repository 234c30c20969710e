import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSite } from '../../api/site.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { Choices, ComboboxOption } from '../../ui/form/combobox/options.ts';
import { findMajorsQuery, majorFamiliesQuery, type FoundMajor } from './majors.queries.ts';

const DEBOUNCE_MS = 200;

/** A major, or a family of them, as a person chooses it. */
export type ChosenMajor = Pick<FoundMajor, 'code' | 'name'>;

interface Wanted {
  /** The text of the field. Without one, families are offered. */
  text: string;
  /** The field was focused once. Before, nothing is fetched. */
  isUsed: boolean;
  /** What an option says after its name: "212 colleges". */
  noteOf: (code: string) => string | undefined;
}

/** Majors for a text, asked for `DEBOUNCE_MS` after the last `ask`. */
export function useMajorChoices({ text, isUsed, noteOf }: Wanted): { choices: Choices<ChosenMajor>; ask: (text: string) => void } {
  const { api } = useSite();
  const [asked, setAsked] = useState('');
  const { later } = useDebounced((next: string) => setAsked(next.trim()), DEBOUNCE_MS);
  const found = useQuery(findMajorsQuery(api, asked));
  const families = useQuery({ ...majorFamiliesQuery(api), enabled: isUsed });
  const current = text.trim();
  const optionOf = (major: ChosenMajor & { matched?: string }): ComboboxOption<ChosenMajor> => ({
    key: major.code,
    value: major,
    content: <MajorOption major={major} note={noteOf(major.code)} />,
  });

  if (current === '') {
    const options = [...(families.data?.families ?? [])].sort((a, b) => a.name.localeCompare(b.name, 'en')).map(optionOf);
    return { choices: { groups: options.length > 0 ? [{ heading: 'All fields', options }] : [] }, ask: later };
  }
  const isSettled = asked === current;
  if (found.isError && isSettled) return { choices: { groups: [], message: 'Majors could not be loaded.' }, ask: later };
  if (!found.data || asked === '') return { choices: { groups: [], isLoading: true }, ask: later };
  const isStale = !isSettled || found.data.text !== current;
  const { majors } = found.data;
  const choices: Choices<ChosenMajor> =
    majors.length === 0
      ? { groups: [], message: 'No major found. Try another word.' }
      : { groups: [{ options: majors.map(optionOf) }], announcement: `${majors.length} ${majors.length === 1 ? 'major' : 'majors'} found` };
  return { choices: { ...choices, isStale }, ask: later };
}

/** "Nursing · RN · 212 colleges": the name, the words that matched when they are others, and a note. */
function MajorOption({ major: { name, matched }, note }: { major: ChosenMajor & { matched?: string }; note: string | undefined }) {
  const isOther = matched !== undefined && matched.toLowerCase() !== name.toLowerCase();
  return (
    <>
      {name}
      {isOther && <span className="text-muted"> · {matched}</span>}
      {note !== undefined && <span className="figure text-muted"> · {note}</span>}
    </>
  );
}
