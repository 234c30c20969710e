import type { Requirement } from '../../../api/domain/matching.ts';
import { MIN_RESULTS } from '../../../api/domain/rankings.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { withRequirement } from '../read-answers.ts';
import { SwitchRow } from './SwitchRow.tsx';
import type { StepProps } from './StepForm.tsx';

interface Props extends Pick<StepProps, 'query' | 'change'> {
  must: Requirement | undefined;
  label?: string;
  isAnswered: boolean;
}

/** Turns an answer into a requirement. Disabled until the step is answered; never disabled without scripts, which could not enable it. */
export function RequirementSwitch({ must, label = 'Make this a requirement', query, change, isAnswered }: Props) {
  const isHydrated = useIsHydrated();
  if (must === undefined) return null;
  const isOn = query.must?.includes(must) ?? false;
  return (
    <SwitchRow
      name="must"
      value={must}
      label={label}
      hint={hintOf(must)}
      checked={isOn && (isAnswered || !isHydrated)}
      disabled={isHydrated && !isAnswered}
      onChange={() => change(withRequirement(query, must, !isOn))}
    />
  );
}

/** The first switch of a step says the rule for all. */
const HINTS: Partial<Record<Requirement, string>> = {
  field: 'Leaves out colleges that teach none of them or whose programs are not known.',
  budget: 'Leaves out colleges above your budget or without a known price.',
  setting: 'Leaves out colleges in other settings or without a known one.',
  distance: 'Leaves out colleges farther away or without a known place.',
};
const hintOf = (must: Requirement): string =>
  HINTS[must] ??
  `Leaves out colleges that do not meet it. If fewer than ${MIN_RESULTS} remain, some requirements become preferences, and your matches say which.`;
