import type { Permission } from '../../api/domain.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CheckList } from '../../ui/CheckList.tsx';

const WORDS: Record<Permission, string> = {
  catalog: 'Edit colleges, services and categories',
  moderation: 'Handle reports, profiles and data issues',
  'runs.read': 'View import runs',
  'runs.apply': 'Apply and roll back imports',
  users: 'Manage users and roles',
  bigquery: 'Use BigQuery',
  audit: 'View the audit log',
};

/** The planned tools and the permissions of this user. */
export function StaffOverview({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <>
      <Badge tone="amber">Not open yet</Badge>
      <p className="mt-4 text-lg text-muted">
        Tools for colleges, imports, BigQuery and moderation will be added to these pages. For now, run imports from the command line.
      </p>
      <div className="mt-8 rounded-card border border-line bg-card p-6">
        <h2 className="text-xl">Your permissions</h2>
        <CheckList className="mt-4" items={permissions.map((permission) => WORDS[permission])} />
      </div>
    </>
  );
}
