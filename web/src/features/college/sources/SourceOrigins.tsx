import { type CollegeDetail, releaseText, SOURCE_FACTS } from '../../../api/domain/colleges.ts';
import { ImportFiles } from '../../../entities/source/ImportFiles.tsx';
import { SOURCE_DESCRIPTIONS, SOURCE_NAMES } from '../../../entities/source/source-words.ts';
import { shortDay } from '../../../lib/format.ts';
import { ExternalLink } from '../../../ui/TextLink.tsx';

type Flags = CollegeDetail['college']['dataSourceFlags'];
type Source = keyof Flags;

const ORDER = Object.keys(SOURCE_FACTS) as Source[];

/** Each source of the college with its last import, its page about the college, and the files of all values. */
export function SourceOrigins({ detail: { college, imports } }: { detail: CollegeDetail }) {
  const loaded = ORDER.flatMap((source) => {
    const flag = college.dataSourceFlags[source];
    return flag ? [[source, flag] as const] : [];
  });
  return (
    <ul className="mt-3 grid max-w-text gap-3 text-sm text-muted">
      {loaded.map(([source, { year, release, at }]) => {
        const day = shortDay(at);
        const { address, words } = pageOf(source, college.ipedsUnitId);
        return (
          <li key={source}>
            <strong className="font-medium text-ink">{SOURCE_NAMES[source]}</strong>
            {`: ${SOURCE_DESCRIPTIONS[source]}. ${year}, ${releaseText(release)}${day === undefined ? '' : `, imported ${day}`}. `}
            <ExternalLink href={address}>{words}</ExternalLink>
            <ImportFiles imports={imports.filter((each) => each.source === source)} />
          </li>
        );
      })}
    </ul>
  );
}

/** The page of a source about one college; for other sources the page that offers the files. */
function pageOf(source: Source, unitId: number | null): { address: string; words: string } {
  const collegePage = unitId === null ? undefined : COLLEGE_PAGES[source];
  if (!collegePage) return { address: SOURCE_FACTS[source].address, words: 'The publisher’s files' };
  return { address: `${collegePage.address}${unitId ?? ''}`, words: `This college at ${collegePage.name}` };
}

const COLLEGE_PAGES: Partial<Record<Source, { name: string; address: string }>> = {
  ipeds: { name: 'College Navigator', address: 'https://nces.ed.gov/collegenavigator/?id=' },
  scorecard: { name: 'College Scorecard', address: 'https://collegescorecard.ed.gov/school/?' },
};
