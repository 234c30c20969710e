import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FoundMajor, type MajorFamilies, majorOf } from '../../api/domain/majors.ts';
import { useSite } from '../../api/site.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Combobox } from '../../ui/form/combobox/Combobox.tsx';
import type { Choices } from '../../ui/form/combobox/options.ts';
import { majorHref } from './major-address.ts';
import { findQuery } from './majors.queries.ts';
import { FINDER_LABELS, type FinderProps } from './PlainFinder.tsx';

const DEBOUNCE_MS = 200;

/** A field for words of students. Choosing a major opens its page; a program opens that of its major. */
export function MajorFinder({ families }: FinderProps) {
  const { api } = useSite();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const { later, now } = useDebounced(setAsked, DEBOUNCE_MS);
  const { data, isError } = useQuery(findQuery(api, asked));
  const wanted = text.trim();
  const change = (next: string) => {
    setText(next);
    (next.trim() === '' ? now : later)(next.trim());
  };
  return (
    <Combobox
      {...FINDER_LABELS}
      name="q"
      text={text}
      onText={change}
      choices={choicesOf(data?.majors, { families, wanted, isSettled: wanted === asked, isError })}
      isStrict
      onChoose={(slug) => void navigate(majorHref({ slug }))}
    />
  );
}

interface Asked extends FinderProps {
  wanted: string;
  /** The answer, if there is one, is about `wanted`. */
  isSettled: boolean;
  isError: boolean;
}

/** The choices are slugs. Matches that lead to one page are one choice. */
function choicesOf(found: readonly FoundMajor[] | undefined, { families, wanted, isSettled, isError }: Asked): Choices<string> {
  if (wanted === '') return { groups: [] };
  if (!isSettled) return { groups: [], isLoading: true };
  if (isError) return { groups: [], message: 'Majors could not be loaded.' };
  if (!found) return { groups: [], isLoading: true };
  const slugs = slugsOf(families);
  const bySlug = new Map<string, FoundMajor>();
  for (const match of found) {
    const slug = slugs.get(majorOf(match.code));
    if (slug !== undefined && !bySlug.has(slug)) bySlug.set(slug, match);
  }
  if (bySlug.size === 0) return { groups: [], message: 'No major found' };
  const options = [...bySlug].map(([slug, match]) => ({ key: slug, value: slug, content: <Found {...match} /> }));
  return { groups: [{ options }], announcement: `${options.length} ${options.length === 1 ? 'major' : 'majors'} found` };
}

const slugsOf = (families: MajorFamilies['families']): ReadonlyMap<string, string> =>
  new Map(families.flatMap((family) => [family, ...family.majors]).map(({ code, slug }) => [code, slug]));

const Found = ({ name, matched }: FoundMajor) => (
  <span>
    {name}
    {matched.toLowerCase() !== name.toLowerCase() && <span className="text-sm text-muted"> ({matched})</span>}
  </span>
);
