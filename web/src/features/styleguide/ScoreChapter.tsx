import { useState } from 'react';
import { ContributionBars } from '../../entities/ranking/ContributionBars.tsx';
import { WeightSlider } from '../../entities/ranking/WeightSlider.tsx';
import { Chapter, ExampleGrid, Example } from './Example.tsx';

const PARTS = [
  { key: 'completion', label: 'Completion', share: 0.5, used: 84, isFilled: false, contribution: 7.1 },
  { key: 'earnings', label: 'Earnings', share: 0.3, used: 51, isFilled: true, contribution: 3.6 },
  { key: 'cost', label: 'Cost', share: 0.2, used: 48, isFilled: false, contribution: -1.3 },
];

export function ScoreChapter() {
  const [weight, setWeight] = useState(3);
  return (
    <Chapter id="scores" title="Scores and weights">
      <ExampleGrid>
        <Example name="score parts: gain, loss, filled in">
          <ContributionBars label="Score of Auburn University" baseline={45.7} score={55.1} parts={PARTS} />
        </Example>
        <Example name="weight: with a note, disabled">
          <WeightSlider label="Cost" hint="Less is better" value={weight} onChange={setWeight} note="13% of the weight" />
          <fieldset disabled className="mt-6">
            <WeightSlider label="Debt" hint="Less is better" value={0} onChange={setWeight} />
          </fieldset>
        </Example>
      </ExampleGrid>
    </Chapter>
  );
}
