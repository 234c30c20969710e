import type { Permission } from '../../api/domain.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TickedList } from '../../ui/CheckList.tsx';

const WORDS: Record<Permission, string> = {
  catalog: 'Correct colleges, services and categories',
  moderation: 'Look after reports, profiles and data issues',
  'runs.read': 'See what imports did',
  'runs.apply': 'Apply imports and roll them back',
  users: 'Manage people and their roles',
  bigquery: 'Work with BigQuery',
  audit: 'Read who changed what',
};

/** What is coming to these pages, and what whoever is here will be able to do. */
export function StaffOverview({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <>
      <Badge tone="amber">Not open yet</Badge>
      <p className="mt-4 text-lg text-muted">
        The tools for colleges, imports, BigQuery and moderation come to these pages. Until then, imports run from the command line.
      </p>
      <div className="mt-8 rounded-card border border-line bg-card p-6">
        <h2 className="text-xl">What you may do</h2>
        <TickedList className="mt-4" items={permissions.map((permission) => WORDS[permission])} />
      </div>
    </>
  );
}
