import { MIN_RESULTS, type Requirement } from '../../../api/domain.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { withRequirement } from '../read-answers.ts';
import { SwitchRow } from './SwitchRow.tsx';
import type { StepProps } from './StepForm.tsx';

interface Props extends StepProps {
  isAnswered: boolean;
}

/** Turns an answer into a requirement. Disabled until the step is answered; never disabled without scripts, which could not enable it. */
export function RequirementSwitch({ question: { must }, query, change, isAnswered }: Props) {
  const isHydrated = useIsHydrated();
  if (must === undefined) return null;
  const isOn = query.must?.includes(must) ?? false;
  return (
    <SwitchRow
      name="must"
      value={must}
      label="Make this a requirement"
      hint={hintOf(must)}
      checked={isOn && (isAnswered || !isHydrated)}
      disabled={isHydrated && !isAnswered}
      onChange={() => change(withRequirement(query, must, !isOn))}
    />
  );
}

const hintOf = (must: Requirement): string =>
  must === 'budget'
    ? 'Leaves out colleges above your budget or without a known price.'
    : `Leaves out colleges that do not meet it. If fewer than ${MIN_RESULTS} remain, some requirements become preferences, and your matches say which.`;
