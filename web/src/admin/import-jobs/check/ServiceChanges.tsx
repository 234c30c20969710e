import { Box, Card, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ServicesOutcome } from '../job-parts.ts';
import { numberText } from '../../frame/formats.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { fieldLabel } from '../../records/field-label.ts';
import { changeTexts } from '../../records/value-text.ts';

/** So many services are shown; the counts say how many there are. */
const SHOWN = 50;

/** The services of an import with their values before and after. */
export function ServiceChanges({ changes }: Pick<ServicesOutcome, 'changes'>) {
  if (changes.length === 0) return null;
  const shown = changes.slice(0, SHOWN);
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        What users will see
      </Typography>
      {shown.length < changes.length && (
        <Typography gutterBottom>
          The first {SHOWN} of {numberText(changes.length)} services.
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown.map((change) => (
          <Card component="section" key={change.slug} sx={{ p: 2, minWidth: 0 }}>
            <Typography variant="h3" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
              {change.name} {change.isNew && '(new)'}
            </Typography>
            <Values change={change} />
          </Card>
        ))}
      </Box>
    </section>
  );
}

const Values = ({ change: { name, isNew, fields } }: { change: ServicesOutcome['changes'][number] }) => (
  <WideTable label={`${name}, ${isNew ? 'values' : 'before and after'}`}>
    <TableHead>
      <TableRow>
        <TableCell>Field</TableCell>
        {!isNew && <TableCell>Before</TableCell>}
        <TableCell>{isNew ? 'Value' : 'After'}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {fields.map(({ field, before, after }) => {
        const [was, is] = changeTexts('services', field, before, after);
        return (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {fieldLabel(field)}
            </TableCell>
            {!isNew && <TableCell sx={{ overflowWrap: 'anywhere' }}>{was}</TableCell>}
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{is}</TableCell>
          </TableRow>
        );
      })}
    </TableBody>
  </WideTable>
);
