import { useState } from 'react';
import { type AwardGroup, countText, type CollegePrograms, programTrends, releaseText } from '../../../api/domain/colleges.ts';
import { AWARD_WORDS } from '../../../entities/college/award-words.ts';
import { SOURCE_NAMES, tableWords } from '../../../entities/source/source-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { ProgramRow } from './ProgramRow.tsx';
import { byFamily, groupCounts } from './programs.ts';

/** More rows are behind a button. */
const SHOWN = 30;
const ALL = 'all';

/** All programs since the oldest year, by family, with the degrees and certificates of each year. */
export function ProgramList({ taught: { programs, families, years, outcomeSources } }: { taught: CollegePrograms }) {
  const [chosen, setChosen] = useState<AwardGroup>();
  const [isWhole, setIsWhole] = useState(false);
  const trends = programTrends(
    years.map(({ year }) => year),
    programs,
  );
  const found = programs.filter(({ awardGroup }) => chosen === undefined || awardGroup === chosen);
  const shown = isWhole ? found : found.slice(0, SHOWN);
  return (
    <div className="mt-3">
      <AwardSelect programs={programs} chosen={chosen} onChoose={setChosen} />
      <p role="status" className="mt-3 text-sm text-muted">
        {shown.length < found.length
          ? `The ${SHOWN} with the most graduates, of ${countText(found.length)} programs.`
          : `${countText(found.length)} ${found.length === 1 ? 'program' : 'programs'}.`}
      </p>
      {byFamily(shown, families).map((family) => (
        <section key={family.name} aria-label={family.name} className="mt-5">
          <h3 className="text-lg">{family.name}</h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {family.programs.map((program) => (
              <ProgramRow key={`${program.cip}.${program.level}`} program={program} years={years} trend={trends.get(program)} />
            ))}
          </ul>
        </section>
      ))}
      {shown.length < found.length && (
        <Button variant="secondary" size="small" className="mt-4" onClick={() => setIsWhole(true)}>
          Show all {countText(found.length)}
        </Button>
      )}
      <YearSources years={years} />
      <OutcomeSources sources={outcomeSources} />
    </div>
  );
}

interface SelectProps {
  programs: CollegePrograms['programs'];
  chosen: AwardGroup | undefined;
  onChoose: (group: AwardGroup | undefined) => void;
}

/** A college with one group of awards has nothing to choose. */
function AwardSelect({ programs, chosen, onChoose }: SelectProps) {
  const groups = groupCounts(programs);
  if (groups.length < 2) return null;
  return (
    <Select
      label="Award"
      className="max-w-80"
      value={chosen ?? ALL}
      options={[
        { value: ALL, label: `All awards (${countText(programs.length)})` },
        ...groups.map(({ group, count }) => ({ value: group, label: `${AWARD_WORDS[group]} (${countText(count)})` })),
      ]}
      onChange={({ target: { value } }) => onChoose(groups.find(({ group }) => group === value)?.group)}
    />
  );
}

/** Says whose earnings and debt the rows show, and names the files. Nothing if the college has no figure. */
function OutcomeSources({ sources: { latest, former } }: { sources: CollegePrograms['outcomeSources'] }) {
  const files = [latest, former].filter((file) => file !== null);
  if (files.length === 0) return null;
  return (
    <p className="mt-2 max-w-text text-xs text-muted">
      Earnings and debt are medians of graduates with federal student aid, by field of four digits: programs of one field and level share
      them. Earnings are of graduates who work; debt is of those who borrowed. Sources:{' '}
      {files.map((file) => `${SOURCE_NAMES[file.source]}, ${tableWords(file)}, ${file.period}`).join('; ')}.
    </p>
  );
}

/** The file of each year, newest first. */
function YearSources({ years }: Pick<CollegePrograms, 'years'>) {
  return (
    <p className="mt-4 max-w-text text-xs text-muted">
      {'Sources: '}
      {[...years]
        .reverse()
        .map((year) => `${year.period}: ${SOURCE_NAMES[year.source]}, ${tableWords(year)}, ${releaseText(year.release)}`)
        .join('; ')}
      .
    </p>
  );
}
