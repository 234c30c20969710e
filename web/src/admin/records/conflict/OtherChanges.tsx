import Typography from '@mui/material/Typography';
import { fieldLabel } from '../field-label.ts';
import { useValueText } from '../value-text.ts';
import type { FieldConflict } from './conflict.ts';

interface Props {
  title: string;
  fields: readonly FieldConflict[];
  /** Whose value is kept. */
  to: 'mine' | 'theirs';
}

/** Fields that one side changed. Their new values are kept. */
export function OtherChanges({ title, fields, to }: Props) {
  const textOf = useValueText();
  if (fields.length === 0) return null;
  return (
    <section>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      <ul>
        {fields.map(({ field, base, [to]: kept }) => (
          <li key={field}>
            {fieldLabel(field)}: {textOf(field, base)} → {textOf(field, kept)}
          </li>
        ))}
      </ul>
    </section>
  );
}
