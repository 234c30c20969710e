import { Box, Card, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ImportOutcome } from '../job-parts.ts';
import { WideTable } from '../../frame/WideTable.tsx';
import { CollegeName } from '../../import-runs/run/CollegeName.tsx';
import { fieldLabel } from '../../records/field-label.ts';
import { changeTexts } from '../../records/value-text.ts';

/** Some colleges as pages show them now, and as they would show them. Nothing if there are none. */
export function Looks({ looks }: Pick<ImportOutcome, 'looks'>) {
  if (looks.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        What users will see
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `repeat(${looks.length}, minmax(0, 1fr))` } }}>
        {looks.map((look) => (
          <Card component="section" key={look.slug} sx={{ p: 2, minWidth: 0 }}>
            <Typography variant="h3" gutterBottom>
              <CollegeName college={look} />
            </Typography>
            {look.fields.length === 0 ? <Typography>Nothing on its page changes.</Typography> : <LookTable look={look} />}
          </Card>
        ))}
      </Box>
    </section>
  );
}

const LookTable = ({ look: { name, fields } }: { look: ImportOutcome['looks'][number] }) => (
  <WideTable label={`${name}, before and after`}>
    <TableHead>
      <TableRow>
        <TableCell>Field</TableCell>
        <TableCell>Before</TableCell>
        <TableCell>After</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {fields.map(({ field, before, after }) => {
        const [was, is] = changeTexts('colleges', field, before, after);
        return (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {fieldLabel(field)}
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{was}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{is}</TableCell>
          </TableRow>
        );
      })}
    </TableBody>
  </WideTable>
);
