import { type CollegeList, MAX_WEIGHT } from '../../api/domain/rankings.ts';
import { GROUP_NOUNS } from '../../entities/ranking/group-nouns.ts';
import { gateSwitchText, gateText } from '../../entities/ranking/group-words.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ignoredText, MIXES_LEVELS, weightsText } from './formula-text.ts';
import { gateHref, personalRankingHref, type ListAddress } from './list-url.ts';

/** How the list is ranked, with links to a personal ranking and to the other gate. */
export function Formula({ list, address }: { list: CollegeList; address: ListAddress }) {
  const { formula, group, all } = list;
  return (
    <div className="mt-6 max-w-text rounded-card border border-line bg-card p-4 text-sm sm:p-5">
      <p>
        <strong className="font-semibold">How this list is ranked.</strong> Only {GROUP_NOUNS[group].many} are ranked among each other. A
        score from 0 to 100 weighs {weightsText(formula.weights)}, each out of {MAX_WEIGHT}. {ignoredText(formula.weights)}{' '}
        <TextLink to="/personal-rankings-explained">How the score works</TextLink>
      </p>
      <p className="mt-2">
        {gateText({ all })}{' '}
        {all && (
          <TextLink to={gateHref(address)} data-keep-scroll="">
            {gateSwitchText({ all })}
          </TextLink>
        )}
      </p>
      <p className="mt-2" data-print="hide">
        Your priorities may differ. <TextLink to={personalRankingHref(address, list)}>Make it yours</TextLink>
      </p>
      {MIXES_LEVELS.includes(group) && (
        <p className="mt-2 text-muted">
          Do not compare the graduation rates of two-year and four-year programs. They differ in length. Each rate shows its kind of
          college.
        </p>
      )}
    </div>
  );
}
