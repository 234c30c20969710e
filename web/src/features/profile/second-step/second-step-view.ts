import { needsSecondStep, type User } from '../../../api/domain/accounts.ts';
import type { SecondStepView } from '../../../api/second-step.ts';

export interface SecondStepProps {
  user: User;
  view: SecondStepView;
  /** Loads what changed, and shows the codes, if there are any. */
  onChanged: (codes?: readonly string[]) => Promise<void>;
}

const ALONE = 'Signing in takes your password alone again, and your recovery codes are deleted.';
const CLOSED = 'Your role needs a second step: without it, the admin pages are closed to you, at once or in a few days.';

/** What the removal of the last second step means. */
export const withoutWords = ({ accountType }: User): string => (needsSecondStep(accountType) ? `${ALONE} ${CLOSED}` : ALONE);

export const stepsOf = ({ hasApp, passkeys }: SecondStepView) => ({ app: hasApp, passkey: passkeys.length > 0 });
