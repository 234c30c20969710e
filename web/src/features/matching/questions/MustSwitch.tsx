import { MIN_RESULTS, type Must } from '../../../api/domain.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { withMust } from '../read-answers.ts';
import { SwitchRow } from './SwitchRow.tsx';
import type { StepProps } from './StepForm.tsx';

interface Props extends StepProps {
  isAnswered: boolean;
}

/** Makes a limit of a wish, once there is one. Without scripts nothing could wake it up, so it does not sleep there. */
export function MustSwitch({ question: { must }, query, change, isAnswered }: Props) {
  const isHydrated = useIsHydrated();
  if (must === undefined) return null;
  const isOn = query.must?.includes(must) ?? false;
  return (
    <SwitchRow
      name="must"
      value={must}
      label="This is a must"
      hint={hintOf(must)}
      checked={isOn && (isAnswered || !isHydrated)}
      disabled={isHydrated && !isAnswered}
      onChange={() => change(withMust(query, must, !isOn))}
    />
  );
}

const hintOf = (must: Must): string =>
  must === 'budget'
    ? 'Colleges above it, or without a known price, are left out.'
    : `Colleges that do not meet it are left out. If fewer than ${MIN_RESULTS} remain, your matches say which limit gave way.`;
