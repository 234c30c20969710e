import { useQuery } from '@tanstack/react-query';
import {
  LOOKING,
  LOOKING_LABELS,
  moveInTerms,
  ROOM_BUDGET_LABELS,
  ROOM_BUDGETS,
  SCHOOL_YEAR_LABELS,
  SCHOOL_YEARS,
  termLabel,
} from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { myRoommatesQuery, type BrowseQuery } from '../../../entities/roommates/roommates.queries.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { browseHref, changed, cleared, filterCount, LOWEST_MATCHES } from './browse-url.ts';
import { WordFilter } from './WordFilter.tsx';

export interface FilterProps {
  query: BrowseQuery;
  onChange: (query: BrowseQuery) => void;
}

type Option = { value: string; label: string };
const ANY: Option = { value: '', label: 'Any' };
const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>): Option[] => [
  ANY,
  ...values.map((value) => ({ value, label: labels[value] })),
];
const YEARS = optionsOf(SCHOOL_YEARS, SCHOOL_YEAR_LABELS);
const WISHES = optionsOf(LOOKING, LOOKING_LABELS);
const BUDGETS = optionsOf(ROOM_BUDGETS, ROOM_BUDGET_LABELS);
const MATCHES = [ANY, ...LOWEST_MATCHES.map((lowest) => ({ value: String(lowest), label: `${lowest} or more` }))];

/** The filters of the list. Each change shows its result at once. */
export function FilterForm({ query, onChange }: FilterProps) {
  const choose = (name: keyof BrowseQuery) => (value: string) =>
    onChange(changed(query, { [name]: value === '' ? undefined : name === 'minMatch' || name === 'collegeId' ? Number(value) : value }));
  return (
    <div className="grid gap-4 py-1">
      <CollegeChoice query={query} onChoose={choose('collegeId')} />
      <Choice label="Year" options={YEARS} value={query.year} onChoose={choose('year')} />
      <Choice label="Looking for" options={WISHES} value={query.looking} onChoose={choose('looking')} />
      <Choice label="Move-in term" options={termsWith(query.term)} value={query.term} onChoose={choose('term')} />
      <Choice label="Budget" options={BUDGETS} value={query.budget} onChoose={choose('budget')} />
      <Choice label="Match" options={MATCHES} value={query.minMatch?.toString()} onChoose={choose('minMatch')} />
      <WordFilter label="Major" value={query.major} maxLength={80} onChoose={choose('major')} />
      <WordFilter label="Interest" value={query.interest} maxLength={30} onChoose={choose('interest')} />
      <Checkbox
        label="Leave out people whom I have contacted"
        checked={query.hideContacted === '1'}
        onChange={() => onChange(changed(query, { hideContacted: query.hideContacted === '1' ? undefined : '1' }))}
      />
      {filterCount(query) > 0 && (
        <TextLink to={browseHref(cleared(query))} data-keep-scroll="" className="inline-flex min-h-8 items-center text-sm">
          Remove all filters
        </TextLink>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

/** A value of an old link, which no option has, is an option too. */
function Choice({ label, options, value = '', onChoose }: ChoiceProps) {
  const all = options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
  return <Select label={label} options={all} value={value} onChange={({ target }) => onChoose(target.value)} />;
}

function termsWith(chosen: string | undefined): Option[] {
  const terms: Option[] = moveInTerms(new Date());
  const isPast = chosen !== undefined && !terms.some(({ value }) => value === chosen);
  return [ANY, ...(isPast ? [{ value: chosen, label: termLabel(chosen) }] : []), ...terms];
}

/** The colleges at which the person has a profile. */
function CollegeChoice({ query, onChoose }: { query: BrowseQuery; onChoose: (value: string) => void }) {
  const { data: mine } = useQuery(myRoommatesQuery(useSite().api));
  const [latest, ...others] = mine?.profiles ?? [];
  if (!latest || others.length === 0) return null;
  const options = [latest, ...others].map(({ college }) => ({ value: String(college.id), label: college.name }));
  const chosen = String(query.collegeId ?? latest.college.id);
  return <Choice label="College" options={options} value={chosen} onChoose={onChoose} />;
}
