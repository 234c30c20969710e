import { useState, type ReactNode } from 'react';
import type { RangeParam, SearchQuery } from '../../../api/domain.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { FacetChecks } from '../../../ui/form/FacetChecks.tsx';
import { FilterGroup } from '../../../ui/form/FilterGroup.tsx';
import { ADMISSIONS_WORDS, CHANCE_WORDS } from './filter-words.ts';
import type { RailProps } from './rail.ts';
import { changed, toggled } from '../search-url.ts';

const PARAMS = ['acceptance', 'sat', 'act', 'mySat', 'myAct', 'chance', 'admissions'] as const;
const keysOf = <T extends string>(words: Record<T, string>) => (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));

/** Getting in: the rate, the scores, and with one's own score the chance in words. */
export function AdmissionsGroup({ query, outcome, onChange, range }: RailProps & { range: (param: RangeParam) => ReactNode }) {
  const facets = outcome?.result.facets;
  const hasScore = query.mySat !== undefined || query.myAct !== undefined;
  return (
    <FilterGroup title="Admissions" active={PARAMS.filter((param) => query[param] !== undefined).length}>
      {() => (
        <>
          {range('acceptance')}
          <div className="grid grid-cols-2 gap-3">
            <ScoreField label="My SAT" param="mySat" bounds={[400, 1600]} query={query} onChange={onChange} />
            <ScoreField label="My ACT" param="myAct" bounds={[1, 36]} query={query} onChange={onChange} />
          </div>
          {hasScore && (
            <FacetChecks
              legend="My chance"
              options={keysOf(CHANCE_WORDS)}
              chosen={query.chance ?? []}
              counts={facets?.chance ?? []}
              onToggle={(value) => onChange(toggled(query, 'chance', value))}
            />
          )}
          <FacetChecks
            legend="Acceptance rate"
            options={keysOf(ADMISSIONS_WORDS)}
            chosen={query.admissions ?? []}
            counts={facets?.admissions ?? []}
            onToggle={(value) => onChange(toggled(query, 'admissions', value))}
          />
          {range('sat')}
          {range('act')}
        </>
      )}
    </FilterGroup>
  );
}

interface ScoreProps extends Pick<RailProps, 'query' | 'onChange'> {
  label: string;
  param: 'mySat' | 'myAct';
  bounds: [number, number];
}

/** The reader's own score; it stays in the address only. */
function ScoreField({ label, param, bounds: [min, max], query, onChange }: ScoreProps) {
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && draft !== '' && !isWithin(Number(draft), min, max);
  const commit = () => {
    if (draft === undefined || isWrong) return;
    setDraft(undefined);
    onChange(withScore(query, param, draft === '' ? undefined : Number(draft)));
  };
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={`${min} to ${max}`}
      value={draft ?? query[param] ?? ''}
      onChange={(event) => setDraft(event.target.value.trim())}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
      {...(isWrong && { error: `From ${min} to ${max}` })}
    />
  );
}

const isWithin = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;

/** Without any score there is no chance to filter by. */
function withScore(query: SearchQuery, param: 'mySat' | 'myAct', score: number | undefined): SearchQuery {
  const next = changed(query, { [param]: score });
  return next.mySat === undefined && next.myAct === undefined ? { ...next, chance: undefined } : next;
}
