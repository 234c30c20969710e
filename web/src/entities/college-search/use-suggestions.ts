import { useQuery } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { useSite } from '../../api/site.ts';
import type { Choices, OptionGroup } from '../../ui/form/combobox/options.ts';
import { undecidedGroup, type Way } from '../major-search/undecided-ways.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { OptionText } from './OptionText.tsx';
import { isContinued, MIN_TEXT_LENGTH, suggestQuery, type SuggestedCollege, type SuggestedOption } from './suggest.queries.ts';

const DEBOUNCE_MS = 200;

interface Wanted {
  /** The text of the field. */
  text: string;
  isCollegesOnly: boolean;
  /** Colleges that are not offered again. */
  isAdded: (college: SuggestedCollege) => boolean;
}

/** The options for a text, asked for `DEBOUNCE_MS` after the last `ask`. Leaving a text aborts its request. */
export function useSuggestions({ text, isCollegesOnly, isAdded }: Wanted): {
  choices: Choices<SuggestedOption | Way>;
  ask: (text: string) => void;
} {
  const { api } = useSite();
  const [asked, setAsked] = useState('');
  const { later, now } = useDebounced((next: string) => setAsked(next), DEBOUNCE_MS);
  const ask = (next: string) => {
    const wanted = next.trim();
    (wanted.length < MIN_TEXT_LENGTH || !isContinued(asked, wanted) ? resetThen : later)(wanted);
  };
  // An answer to another text disappears at once.
  const resetThen = (wanted: string) => {
    now('');
    if (wanted.length >= MIN_TEXT_LENGTH) later(wanted);
  };
  const { data, isError } = useQuery(suggestQuery(api, asked, isCollegesOnly));
  const current = text.trim();
  const isAsked = current.length >= MIN_TEXT_LENGTH;
  if (!isAsked) return { choices: { groups: [] }, ask };
  const isSettled = asked === current;
  if (isError && isSettled) return { choices: { groups: [], message: 'Suggestions could not be loaded.' }, ask };
  if (!data || asked === '') return { choices: { groups: [], isLoading: true }, ask };
  const isStale = !isSettled || data.text !== current;
  return { choices: { ...(isCollegesOnly ? choicesOf(data, isAdded) : withWays(data, isAdded)), isStale }, ask };
}

/** Colleges and searches first, then the ways for a text such as "undecided", which stand in for similar names. */
function withWays(answer: Answer, isAdded: Wanted['isAdded']): Choices<SuggestedOption | Way> {
  const ways = undecidedGroup(answer.text);
  if (!ways) return choicesOf(answer, isAdded);
  return { groups: [...groupsOf(answer.options, answer.text), ways], announcement: ways.heading };
}

type Answer = Record<'options' | 'didYouMean', readonly SuggestedOption[]> & { text: string };

function choicesOf({ options, didYouMean, text }: Answer, isAdded: Wanted['isAdded']): Choices<SuggestedOption> {
  const isOffered = (option: SuggestedOption) => option.kind === 'filter' || !isAdded(option);
  const offered = options.filter(isOffered);
  if (offered.length > 0) return { groups: groupsOf(offered, text), announcement: `${countsText(offered)} found` };
  if (options.length > 0) return { groups: [], message: 'Already added' };
  const similar = didYouMean.filter(isOffered);
  if (similar.length === 0) return { groups: [], message: 'No college found' };
  return {
    groups: [{ heading: 'No college found. Did you mean', options: similar.map((option) => shown(option, text)) }],
    announcement: `No college found. Did you mean ${similar.length === 1 ? 'this' : `one of ${similar.length}`}?`,
  };
}

/** The group of the best option is first. */
function groupsOf(options: readonly SuggestedOption[], text: string): OptionGroup<SuggestedOption>[] {
  const kinds = [...new Set(options.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    heading: kind === 'college' ? 'Colleges' : 'Places and kinds',
    options: options.filter((option) => option.kind === kind).map((option) => shown(option, text)),
  }));
}

const shown = (option: SuggestedOption, text: string) => ({
  key: option.kind === 'college' ? `college-${option.id}` : `filter-${option.query}`,
  value: option,
  content: createElement(OptionText, { option, typed: text }),
});

/** "5 colleges", "1 college and 2 searches" */
function countsText(options: readonly SuggestedOption[]): string {
  const colleges = options.filter(({ kind }) => kind === 'college').length;
  const searches = options.length - colleges;
  const parts = [colleges > 0 && counted(colleges, 'college', 'colleges'), searches > 0 && counted(searches, 'search', 'searches')];
  return parts.filter((part) => part !== false).join(' and ');
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
