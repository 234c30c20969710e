import type { ComponentProps } from 'react';
import { RequirementSwitch } from '../RequirementSwitch.tsx';

/** The switch of a further answer of a step. It shows only beside an answer, and always without scripts. */
export const FurtherRequirement = (props: ComponentProps<typeof RequirementSwitch>) => (
  <div className={props.isAnswered ? undefined : 'hidden noscript:block'}>
    <RequirementSwitch {...props} />
  </div>
);
