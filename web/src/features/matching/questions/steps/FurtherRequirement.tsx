import type { ComponentProps } from 'react';
import { RequirementSwitch } from '../RequirementSwitch.tsx';

export type RequirementProps = ComponentProps<typeof RequirementSwitch>;

/** The switch of a further answer of a step. It shows only beside an answer, and always without scripts. */
export const FurtherRequirement = (props: RequirementProps) => (
  <div className={props.isAnswered ? undefined : 'hidden noscript:block'}>
    <RequirementSwitch {...props} />
  </div>
);
