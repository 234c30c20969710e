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
