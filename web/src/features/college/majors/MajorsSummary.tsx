import { Fragment } from 'react';
import { countText, releaseText, type CollegeProgram, type CollegePrograms } from '../../../api/domain/colleges.ts';
import { AWARD_WORDS } from '../../../entities/college/award-words.ts';
import { offeredOf } from '../../../entities/college/offered-programs.ts';
import { SOURCE_NAMES, tableWords } from '../../../entities/source/source-words.ts';
import { inSentence } from '../../../lib/format.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { importText } from '../sources/FieldNote.tsx';
import { groupCounts, majorCount, mostAwarded, searchPath } from './programs.ts';

/** How many programs the newest year lists, and the majors with the most graduates: each leads to the search for it. */
export function MajorsSummary({ taught }: { taught: CollegePrograms }) {
  const offered = offeredOf(taught);
  const most = mostAwarded(offered);
  const newest = taught.years.at(-1);
  if (!newest) return null;
  return (
    <>
      <p className="mt-3 max-w-text">{offeredText(offered, newest.period)}</p>
      {most && (
        <p className="figure mt-2 max-w-text">
          {`Most ${inSentence(AWARD_WORDS[most.group])}: `}
          {most.majors.map(({ code, name, awards }, at) => (
            <Fragment key={code}>
              <TextLink to={searchPath(code, most.group)}>{name}</TextLink>
              {` (${countText(awards)})${at === most.majors.length - 1 ? '.' : ', '}`}
            </Fragment>
          ))}
        </p>
      )}
      <p className="mt-2 max-w-text text-xs text-muted">
        {`Degrees and certificates awarded, by the first major of each graduate, ${newest.period}. Source: ${SOURCE_NAMES[newest.source]}, ${tableWords(newest)}, ${releaseText(newest.release)}, ${importText(newest)}.`}
      </p>
    </>
  );
}

/** "212 programs in 84 majors: 85 for bachelor's degrees, 127 for graduate degrees and certificates." */
function offeredText(offered: readonly CollegeProgram[], period: string): string {
  if (offered.length === 0) return `The federal files list no programs of this college for ${period}.`;
  const groups = groupCounts(offered).map(({ group, count }) => `${countText(count)} for ${inSentence(AWARD_WORDS[group])}`);
  return `${counted(offered.length, 'program')} in ${counted(majorCount(offered), 'major')}: ${groups.join(', ')}.`;
}

const counted = (count: number, noun: string): string => `${countText(count)} ${count === 1 ? noun : `${noun}s`}`;
