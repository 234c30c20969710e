import { DATA_ISSUE_STATUSES, type DataIssueStatus, FIELD_LABELS } from '../../api/domain/colleges.ts';
import { choicesIn, choicesOf } from '../records/inputs/choices.ts';

export const STATUS_WORDS: Record<DataIssueStatus, string> = {
  open: 'Open',
  'in-progress': 'In progress',
  resolved: 'Resolved',
  rejected: 'Rejected',
};

export const STATUS_CHOICES = choicesOf(DATA_ISSUE_STATUSES, STATUS_WORDS);

const LABELS = FIELD_LABELS as Readonly<Record<string, string>>;
export const FIELD_CHOICES = choicesIn(LABELS).sort((a, b) => a.name.localeCompare(b.name));

/** The field that a report is about, in words. */
export const fieldText = (field: string | null): string => (field === null ? 'None or several' : (LABELS[field] ?? field));

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
