import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { NumberInput, useRecordContext } from 'react-admin';
import { INCOME_BANDS } from '../../api/domain/colleges.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { FieldNote } from '../colleges/FieldNote.tsx';
import { bandLabel } from '../colleges/people-text.ts';
import { recordLabel } from '../records/record-label.ts';
import { RecordEdit } from '../records/RecordEdit.tsx';

/** The five prices of a college as a table. */
export function NetPriceEdit() {
  return (
    <RecordEdit<'net-prices'> title={(record) => `Net prices of ${recordLabel(record)}`} aside={<CollegeLinks />}>
      <Prices />
    </RecordEdit>
  );
}

function Prices() {
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Family income a year</TableCell>
            <TableCell>Net price a year (US dollars)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {INCOME_BANDS.map((band) => (
            <TableRow key={band}>
              <TableCell component="th" scope="row">
                {bandLabel(band)}
              </TableCell>
              <TableCell>
                <NumberInput
                  source={`netPricesByIncome.${band}`}
                  label={false}
                  step={1}
                  slotProps={{ htmlInput: { 'aria-label': `Net price, income ${bandLabel(band)}` } }}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <FieldNote field="netPricesByIncome" label="Net price by family income" />
    </>
  );
}

function CollegeLinks() {
  const record = useRecordContext<RecordOf<'net-prices'>>();
  if (!record) return null;
  return (
    <Typography>
      <Link href={`/admin/colleges/${record.id}`}>All values of the college</Link>
      {' · '}
      <Link href={`/colleges/${record.slug}`}>View on the site</Link>
    </Typography>
  );
}
