import {
  CRITERIA,
  DEFAULT_WEIGHTS,
  formatWeights,
  KINDS_OF_PRESET,
  METHOD_VERSION,
  PRESET_WORDS,
  PRESETS,
  type Criterion,
  type Preset,
  type RankingQuery,
  type Weights,
} from '../../../api/domain.ts';
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
          <TextLink key={preset} to={rankingHref(linkOf(preset, w))} className="inline-block py-1">
            {PRESET_WORDS[preset]}
          </TextLink>,
          ...CRITERIA.map((criterion) => w[criterion]),
        ])}
      />
      <p>
        A link contains the weights as ten digits in this order, as in <code>w={formatWeights(DEFAULT_WEIGHTS)}</code>, the version of the
        method, now {METHOD_VERSION}, and the date of the data. The same digits and data always give the same order. If the method or the
        data have changed since a link was made, the page says so.
      </p>
    </>
  );
}

/** A preset that is made for some kinds of colleges ranks those. */
const linkOf = (preset: Preset, w: Weights): RankingQuery => {
  const kinds = KINDS_OF_PRESET[preset];
  return { w, ...(kinds && { type: [...kinds] }) };
};

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
