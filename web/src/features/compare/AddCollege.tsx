import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../api/client.ts';
import { useSite } from '../../api/site.ts';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { compareId } from '../../entities/compare/store.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

interface Props {
  /** The colleges in the comparison. They are not suggested again. */
  ids: readonly number[];
  hrefWith: (id: number) => string;
}

const MIN_LENGTH = 2;

/** Suggests colleges by name. Without JavaScript, the form opens the search. */
export function AddCollege({ ids, hrefWith }: Props) {
  const { api } = useSite();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const { later } = useDebounced((next: string) => setAsked(next.trim()), 200);
  const { data } = useQuery({
    queryKey: ['/api/colleges/suggest', asked],
    queryFn: ({ signal }) => api.colleges.suggest({ query: { q: asked, only: 'colleges' } }, signal),
    enabled: asked.length >= MIN_LENGTH,
  });
  const colleges = data?.options.filter((option) => option.kind === 'college') ?? [];
  const found = colleges.filter((college) => !ids.includes(compareId(college))).slice(0, 5);
  const clear = () => {
    setText('');
    setAsked('');
  };
  return (
    <form
      action="/discover"
      role="search"
      data-print="hide"
      className="w-full max-w-96 text-left"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        label="Add a college"
        placeholder="College name"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          later(event.target.value);
        }}
      />
      {text !== '' && data !== undefined && <Suggestions found={found} hrefWith={hrefWith} onChoice={clear} />}
    </form>
  );
}

type SuggestedCollege = Extract<Awaited<ReturnType<Api['colleges']['suggest']>>['options'][number], { kind: 'college' }>;

interface SuggestionsProps {
  found: readonly SuggestedCollege[];
  hrefWith: (id: number) => string;
  onChoice: () => void;
}

function Suggestions({ found, hrefWith, onChoice }: SuggestionsProps) {
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-1 text-sm text-muted'}>
        {found.length === 0 && 'No other college has this name.'}
        {found.length > 0 && (found.length === 1 ? 'One college found' : `${found.length} colleges found`)}
      </p>
      <ul className="mt-1 rounded-control border border-line bg-card text-sm empty:hidden">
        {found.map((college) => (
          <li key={college.id} className="border-b border-line last:border-0">
            <a
              href={hrefWith(compareId(college))}
              data-keep-scroll=""
              onClick={onChoice}
              className="block rounded-control px-3 py-2 no-underline hover:bg-tint"
            >
              <span className="font-medium text-primary">{college.name}</span>{' '}
              <span className="text-muted">
                {college.city}, {college.state}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
