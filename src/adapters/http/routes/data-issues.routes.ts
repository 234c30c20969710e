import type { dataIssuesContract } from '../../../contracts/data-issues.contract.ts';
import type { DataIssues } from '../../../domain/data-issues/data-issues.use-cases.ts';
import type { Handlers } from '../mount.ts';

export const dataIssuesRoutes = (issues: DataIssues): Handlers<typeof dataIssuesContract> => ({
  async report({ params, body, caller }) {
    await issues.report(params.id, body, caller?.user.id);
    return { message: 'Thank you. We have received your report.' };
  },
});
