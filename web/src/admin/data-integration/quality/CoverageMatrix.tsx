import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { DataQuality } from '../../../api/domain/imports.ts';
import { numberText, shareText } from '../../frame/formats.ts';
import { WideTable } from '../../frame/WideTable.tsx';

type Sector = DataQuality['sectors'][number];

const CONTROL_WORDS: Readonly<Record<Sector['control'], string>> = {
  public: 'Public',
  private_nonprofit: 'Private nonprofit',
  private_for_profit: 'For-profit',
};

/** One row per field, one column per sector. The first column stays in view on small screens. */
export function CoverageMatrix({ sectors, total, fields }: Omit<DataQuality, 'dataVersion'>) {
  return (
    <WideTable label="Coverage by field and sector">
      <TableHead>
        <TableRow sx={{ verticalAlign: 'bottom' }}>
          <TableCell sx={FIRST}>Field</TableCell>
          <TableCell align="right">All</TableCell>
          {sectors.map((sector) => (
            <TableCell key={`${sector.control} ${sector.level}`} align="right" sx={{ minWidth: '6.5rem' }}>
              {CONTROL_WORDS[sector.control]}, {sector.level}-year
              <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{numberText(sector.total)} colleges</Box>
            </TableCell>
          ))}
          <TableCell align="right">Estimated</TableCell>
          <TableCell align="right">Withheld</TableCell>
          <TableCell align="right">Does not apply</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((field) => (
          <TableRow key={field.key}>
            <TableCell component="th" scope="row" sx={FIRST}>
              {field.label}
            </TableCell>
            <Share known={field.known} total={total} />
            {sectors.map((sector, index) => (
              <Share key={`${sector.control} ${sector.level}`} known={field.knownBySector[index] ?? 0} total={sector.total} />
            ))}
            {[field.imputed, field.suppressed, field.notApplicable].map((count, index) => (
              <TableCell key={index} align="right" sx={NUMBER}>
                {count === 0 ? '0' : shareOf(count, total)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}

/** A share with a bar below it. The number says the same as the bar. */
function Share({ known, total }: { known: number; total: number }) {
  return (
    <TableCell align="right" sx={NUMBER}>
      {shareOf(known, total)}
      <Box aria-hidden="true" sx={{ height: 4, borderRadius: 1, bgcolor: 'divider', mt: 0.25 }}>
        <Box
          sx={{ width: `${total === 0 ? 0 : Math.round((100 * known) / total)}%`, height: 1, borderRadius: 1, bgcolor: 'primary.main' }}
        />
      </Box>
    </TableCell>
  );
}

/** "0%" means none; a share above 0 is at least "1%". */
const shareOf = (known: number, total: number): string => (known === 0 || total === 0 ? '0%' : shareText(Math.max(0.01, known / total)));

const FIRST = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: '8rem',
  maxWidth: { xs: '9rem', md: '16rem' },
};
const NUMBER = { fontVariantNumeric: 'tabular-nums' };
