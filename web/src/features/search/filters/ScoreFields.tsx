import { useState } from 'react';
import type { SearchQuery } from '../../../api/domain.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { changed } from '../search-url.ts';
import type { FilterProps } from './filter-props.ts';

type Props = Pick<FilterProps, 'query' | 'onChange'>;

/** The visitor's test scores. They are stored in the URL only. */
export function ScoreFields(props: Props) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <ScoreField label="My SAT" param="mySat" bounds={[400, 1600]} {...props} />
      <ScoreField label="My ACT" param="myAct" bounds={[1, 36]} {...props} />
    </div>
  );
}

interface ScoreProps extends Props {
  label: string;
  param: 'mySat' | 'myAct';
  bounds: [number, number];
}

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

/** Without a score, the chance filter is cleared. */
function withScore(query: SearchQuery, param: 'mySat' | 'myAct', score: number | undefined): SearchQuery {
  const next = changed(query, { [param]: score });
  return next.mySat === undefined && next.myAct === undefined ? { ...next, chance: undefined } : next;
}
