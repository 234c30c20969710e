import { useRef, useState } from 'react';
import { DEFAULT_RADIUS_MILES, type SearchQuery } from '../../../api/domain/search.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { withoutPlace } from '../search-url.ts';
import { searchQuery } from '../search.queries.ts';
import { RADII } from './filter-labels.ts';
import type { FilterProps } from './filter-props.ts';

/** Colleges near a ZIP code, or near the visitor if the browser may share the location. */
export function PlaceFilter({ query, outcome, onChange }: FilterProps) {
  const { api, queries } = useSite();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const typed = useRef('');
  const searchAt = (change: SearchQuery): SearchQuery => ({ ...withoutPlace(query), radius: query.radius, ...change });
  const place = (change: SearchQuery) => {
    setDraft(undefined);
    setProblem(undefined);
    onChange(searchAt(change));
  };
  /** Asks first: with an unknown ZIP code the results stay as they are. The page then finds the answer in the cache. */
  const placeAtZip = async (zip: string) => {
    const search = searchQuery(api, { ...searchAt({ zip }), home: undefined });
    const notice = await queries.query({ ...search, staleTime: 'static' }).then(
      (found) => found.notice,
      () => undefined,
    );
    if (typed.current !== zip) return;
    if (notice === undefined) place({ zip });
    else setProblem(notice);
  };
  const type = (text: string) => {
    typed.current = text;
    setDraft(text);
    setProblem(undefined);
    if (/^\d{5}$/.test(text)) void placeAtZip(text);
    else if (text === '' && (query.zip ?? query.near) !== undefined) onChange(withoutPlace(query));
  };
  const error = problem ?? (draft === undefined ? outcome?.notice : undefined);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          label="Near ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          placeholder="e.g. 36849"
          value={draft ?? query.zip ?? ''}
          onChange={(event) => type(event.target.value.trim())}
          {...(error !== undefined && { error })}
        />
        <Select
          label="Within"
          value={String(query.radius ?? DEFAULT_RADIUS_MILES)}
          options={radiusOptions(query.radius)}
          disabled={query.zip === undefined && query.near === undefined}
          onChange={(event) => onChange({ ...query, page: undefined, radius: Number(event.target.value) })}
        />
      </div>
      <p role="status" className="sr-only">
        {problem}
      </p>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={() => locate(place, setProblem)}>
        {query.near === undefined ? 'Near me' : 'Near me is on'}
      </Button>
    </div>
  );
}

function radiusOptions(radius: number | undefined) {
  const all = [...new Set([...RADII, radius ?? DEFAULT_RADIUS_MILES])].sort((a, b) => a - b);
  return all.map((miles) => ({ value: String(miles), label: `${miles} miles` }));
}

/** Rounds to two decimals, about a mile. A shared link must not reveal an address. */
function locate(onPlace: (change: SearchQuery) => void, onProblem: (message: string) => void): void {
  const coarse = (degrees: number) => Number(degrees.toFixed(2));
  if (!('geolocation' in navigator)) {
    onProblem('This browser does not support location. Enter a ZIP code.');
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => onPlace({ near: { latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) } }),
    () => onProblem('Your location is not available. Enter a ZIP code.'),
    { timeout: 10_000, maximumAge: 600_000 },
  );
}
