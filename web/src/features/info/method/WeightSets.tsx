import {
  CRITERIA,
  type Criterion,
  DEFAULT_WEIGHTS,
  FILTERS_OF_PRESET,
  formatWeights,
  METHOD_VERSION,
  type Preset,
  PRESET_WORDS,
  PRESETS,
  type Weights,
} from '../../../api/domain/rankings.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { rankingHref } from '../../../entities/ranking/ranking-address.ts';

/** Explains weights and lists the presets with links to their rankings. */
export function WeightSets() {
  const presets = Object.entries(PRESETS) as [Preset, Weights][];
  return (
    <>
      <p>
        A weight of 0 leaves a criterion out. Only proportions count: doubling all weights gives the same order. If all weights are 0, we
        use the default weights. The score is the weighted mean of the ten criterion scores.
      </p>
      <NumberTable
        caption="Preset weights"
        head={['Preset', ...CRITERIA.map((criterion) => SHORT[criterion])]}
        rows={presets.map(([preset, w]) => [
          <TextLink key={preset} to={rankingHref({ w, ...FILTERS_OF_PRESET[preset] })} className="inline-block py-1">
            {PRESET_WORDS[preset]}
          </TextLink>,
          ...CRITERIA.map((criterion) => w[criterion]),
        ])}
      />
      <p>
        Without a choice, a ranking has the balanced weights, and one of two-year colleges those of “{PRESET_WORDS['community-college']}”. “
        {PRESET_WORDS.sport}” counts athletics for five sevenths, so that large programs lead, and cost and completion for the rest. “
        {PRESET_WORDS.safe}” ranks only residential campuses, with beds for a quarter of undergraduates or more: few crimes per student say
        little where most go home at night. The filters show the others.
      </p>
      <p>
        A link contains the weights as ten digits in this order, as in <code>w={formatWeights(DEFAULT_WEIGHTS)}</code>, the version of the
        method, now {METHOD_VERSION}, and the date of the data. The same digits and data always give the same order. If the method or the
        data have changed since a link was made, the page says so.
      </p>
    </>
  );
}

const SHORT: Record<Criterion, string> = {
  cost: 'Cost',
  value: 'Value',
  earnings: 'Earned',
  debt: 'Debt',
  completion: 'Finish',
  prestige: 'Select',
  research: 'Lab',
  safety: 'Safe',
  athletics: 'Sport',
  access: 'Access',
};
