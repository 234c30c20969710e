import { createPasswordReset } from './domain/accounts/password-reset.use-cases.ts';
import type { PasswordResetPorts } from './domain/accounts/password-reset.ports.ts';
import type { SignInPorts } from './domain/accounts/sign-in.ports.ts';
import { createSignIn } from './domain/accounts/sign-in.use-cases.ts';
import type { VerificationPorts } from './domain/accounts/verification.ports.ts';
import { createVerification } from './domain/accounts/verification.use-cases.ts';
import type { AnalyticsPorts } from './domain/analytics/analytics.ports.ts';
import { createAnalytics } from './domain/analytics/analytics.use-cases.ts';
import type { CollegesPorts } from './domain/colleges/colleges.ports.ts';
import { createColleges } from './domain/colleges/colleges.use-cases.ts';
import type { DataSyncPorts } from './domain/data-sync/data-sync.ports.ts';
import { createDataSync } from './domain/data-sync/data-sync.use-cases.ts';
import { createRankings } from './domain/rankings/rankings.use-cases.ts';

/** What the inside needs from the world, by module. */
export interface Ports {
  colleges: CollegesPorts;
  analytics: Omit<AnalyticsPorts, 'isCollege'>;
  accounts: SignInPorts & VerificationPorts & PasswordResetPorts;
  dataSync: DataSyncPorts;
}

/** The inside, ready to drive: production, CLI and tests all start from here. */
export function createUseCases(ports: Ports) {
  const colleges = createColleges(ports.colleges);
  return {
    colleges,
    rankings: createRankings({ catalogue: colleges }),
    analytics: createAnalytics({ ...ports.analytics, isCollege: (slug) => colleges.isSlug(slug) }),
    accounts: { ...createSignIn(ports.accounts), ...createVerification(ports.accounts), ...createPasswordReset(ports.accounts) },
    dataSync: createDataSync(ports.dataSync),
  };
}

export type UseCases = ReturnType<typeof createUseCases>;
