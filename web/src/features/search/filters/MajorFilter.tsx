import type { AwardGroup } from '../../../api/domain/colleges.ts';
import { MAX_MAJORS } from '../../../api/domain/search.ts';
import { MajorCombobox } from '../../../entities/major-search/MajorCombobox.tsx';
import { AWARD_WORDS } from '../../../entities/college/award-words.ts';
import { collegesText } from '../../../entities/page/colleges-text.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FacetChecks } from '../../../ui/form/FacetChecks.tsx';
import { toggledAward, withMajor, withoutMajor } from './major-changes.ts';
import { facetOptions } from './facet-options.ts';
import type { FilterProps } from './filter-props.ts';

/** The majors that a college must teach, one of them at least. */
export function MajorFilter({ query, outcome, onChange }: FilterProps) {
  const families = outcome?.result.facets.major;
  const noteOf = (code: string): string | undefined => {
    const family = families?.find(({ value }) => value === code);
    return family && collegesText(family.count);
  };
  const chosen = query.major ?? [];
  const names = new Map(outcome?.result.majors?.map(({ code, name }) => [code, name]));
  return (
    <div>
      {chosen.length < MAX_MAJORS && (
        <MajorCombobox
          label="What do you want to study?"
          placeholder="e.g. nursing"
          noteOf={noteOf}
          onMajor={(code) => onChange(withMajor(query, code))}
        />
      )}
      {chosen.map((code) => (
        <Checkbox key={code} label={names.get(code) ?? `Major ${code}`} checked onChange={() => onChange(withoutMajor(query, code))} />
      ))}
    </div>
  );
}

const AWARDS = Object.keys(AWARD_WORDS) as AwardGroup[];

/** The degrees and certificates that a college must award, in the chosen majors if there are some. */
export function AwardFilter({ query, outcome, onChange }: FilterProps) {
  return (
    <FacetChecks
      legend={query.major === undefined ? 'Degrees offered' : 'Degrees in this field'}
      options={facetOptions(AWARDS, (award) => AWARD_WORDS[award], outcome?.result.facets.award)}
      chosen={query.award ?? []}
      onToggle={(award) => onChange(toggledAward(query, award))}
    />
  );
}
