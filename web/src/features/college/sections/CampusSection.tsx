import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { CALENDAR_WORDS } from '../../../entities/college/fact-words.ts';
import { localeWords } from '../../../entities/college/locale-words.ts';
import { factOf, figureFact, listFact, type Fact } from '../facts/facts.ts';
import { Facts } from '../facts/Facts.tsx';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';

/** Where the campus is, and what it offers beside teaching. */
export function CampusSection({ detail }: { detail: CollegeDetail }) {
  return (
    <FoldedSection id="campus" title="Campus" summary={summaryOf(detail, 'campus')}>
      <div className="mt-5">
        <Facts detail={detail} facts={factsOf(detail)} isWide />
      </div>
    </FoldedSection>
  );
}

function factsOf(detail: CollegeDetail): Fact[] {
  const { locale, academicCalendar, hasStudyAbroad, religiousAffiliation } = detail.college;
  const religion = religiousAffiliation === null ? [] : [factOf(detail, 'religiousAffiliation', religiousAffiliation)];
  return [
    factOf(detail, 'locale', locale === null ? undefined : localeWords(locale)),
    housingFact(detail),
    factOf(detail, 'academicCalendar', academicCalendar === null ? undefined : CALENDAR_WORDS[academicCalendar]),
    factOf(detail, 'hasStudyAbroad', hasStudyAbroad === null ? undefined : yesOrNo(hasStudyAbroad)),
    listFact(detail, 'rotcPrograms'),
    ...religion,
  ];
}

const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');

function housingFact(detail: CollegeDetail): Fact {
  const fact = figureFact(detail, 'housingCapacity');
  return detail.college.housingCapacity === 0 ? { ...fact, text: 'None' } : fact;
}
