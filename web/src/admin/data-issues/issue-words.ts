import { DATA_ISSUE_STATUSES, FIELD_LABELS, type DataIssueStatus } from '../../api/domain.ts';

export const STATUS_WORDS: Record<DataIssueStatus, string> = {
  open: 'Open',
  'in-progress': 'In progress',
  resolved: 'Resolved',
  rejected: 'Rejected',
};

export const STATUS_CHOICES = DATA_ISSUE_STATUSES.map((id) => ({ id, name: STATUS_WORDS[id] }));

const LABELS = FIELD_LABELS as Readonly<Record<string, string>>;
export const FIELD_CHOICES = Object.entries(LABELS)
  .map(([id, name]) => ({ id, name }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** The field that a report is about, in words. */
export const fieldText = (field: unknown): string => (typeof field === 'string' ? (LABELS[field] ?? field) : 'None or several');

interface Source {
  source: string | null;
  table?: string | null;
  variable?: string | null;
  period?: string | null;
}

/** "Source: ipeds, ADM, fall 2023" */
export function sourceText(provenance: Source | null | undefined): string {
  if (!provenance || provenance.source === null) return 'No source is known.';
  const { source, table, variable, period } = provenance;
  return `Source: ${[source, table, variable, period].filter(Boolean).join(', ')}`;
}
