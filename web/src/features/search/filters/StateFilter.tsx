import { useId, useState, type KeyboardEvent } from 'react';
import { countText, STATE_CODES, type StateCode, STATES } from '../../../api/domain/colleges.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { toggled } from '../search-changes.ts';
import type { FilterProps } from './filter-props.ts';

/** Without a text: the states that were chosen, and those with the most colleges. */
const SHOWN = 5;

/**
 * States as checkboxes with a text field above them. Native checkboxes say their state to every screen reader, and five instead of
 * 58 keep the way to the results short. Enter chooses the first state found.
 */
export function StateFilter({ query, outcome, onChange }: FilterProps) {
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  // A state that was chosen stays in the list, so that the focus stays in place.
  const [kept, setKept] = useState(query.state ?? []);
  const id = useId();
  const chosen = query.state ?? [];
  const counts = countsOf(outcome);
  const found = text === '' && !isWhole ? shortList([...kept, ...chosen], counts) : statesNamed(text);
  const toggle = (state: StateCode) => {
    setKept([...kept, state]);
    onChange(toggled(query, 'state', state));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key !== 'Enter' || text.trim() === '' || first === undefined) return;
    event.preventDefault();
    toggle(first);
    setText('');
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">States</legend>
      <Field
        label="States"
        autoComplete="off"
        placeholder="e.g. California or CA"
        aria-controls={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {text.trim() === '' ? '' : foundText(found.length)}
      </p>
      <div id={id} className={found.length > 2 * SHOWN ? 'mt-2 max-h-52 overflow-y-auto pr-1' : 'mt-2'}>
        <StateChecks states={found} chosen={chosen} counts={counts} onToggle={toggle} />
      </div>
      {text === '' && (
        <button type="button" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)} className={QUIET}>
          {isWhole ? 'Show fewer states' : `Show all ${STATE_CODES.length} states and territories`}
        </button>
      )}
    </fieldset>
  );
}

const QUIET = 'mt-1 min-h-8 text-sm text-primary underline underline-offset-3';

const foundText = (count: number): string => (count === 1 ? '1 state found' : `${count} states found`);

type Counts = ReadonlyMap<string, number> | undefined;

const countsOf = (outcome: FilterProps['outcome']): Counts =>
  outcome && new Map(outcome.result.facets.state.map(({ value, count }) => [value, count]));

interface ChecksProps {
  states: readonly StateCode[];
  chosen: readonly StateCode[];
  counts: Counts;
  onToggle: (state: StateCode) => void;
}

function StateChecks({ states, chosen, counts, onToggle }: ChecksProps) {
  if (states.length === 0) return <p className="py-1 text-sm text-muted">No state has this name.</p>;
  return states.map((state) => (
    <Checkbox
      key={state}
      label={STATES[state]}
      checked={chosen.includes(state)}
      count={counts && countText(counts.get(state) ?? 0)}
      onChange={() => onToggle(state)}
    />
  ));
}

/** By the code, or by the start of a word of the name. */
function statesNamed(text: string): readonly StateCode[] {
  const start = text.trim().toLowerCase();
  const isCode = (code: StateCode) => code.toLowerCase() === start;
  const isNamed = (code: StateCode) => ` ${STATES[code].toLowerCase()}`.includes(` ${start}`);
  return [...STATE_CODES.filter(isCode), ...STATE_CODES.filter((code) => !isCode(code) && isNamed(code))];
}

/** The given states and the most frequent ones, by name. */
function shortList(states: readonly StateCode[], counts: Counts): readonly StateCode[] {
  const byCount = STATE_CODES.toSorted((a, b) => (counts?.get(b) ?? 0) - (counts?.get(a) ?? 0));
  const short = new Set([...states, ...byCount.slice(0, SHOWN)]);
  return STATE_CODES.filter((code) => short.has(code));
}
