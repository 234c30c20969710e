import { Box, Typography } from '@mui/material';
import type { RunDiff } from '../../../api/domain/imports.ts';
import { numberText } from '../../frame/formats.ts';
import { fieldLabel } from '../../records/field-label.ts';
import { valueText } from '../../records/value-text.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { CollegeItems } from './CollegeItems.tsx';
import { FigureChanges } from './FigureChanges.tsx';

/** What a diff says, most important first: vanished colleges, locked values, changes by field, the largest changes. */
export function DiffText({ diff }: { diff: RunDiff }) {
  const { inserted, updated, unchanged, fields, largest, anomalies, vanished, locked, history } = diff;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        Colleges: {numberText(inserted.count)} added, {numberText(updated)} changed, {numberText(unchanged)} unchanged.
        {history &&
          ` Former years: ${numberText(history.changed)} values changed, ${numberText(history.gained)} gained, ${numberText(history.lost)} lost.`}
      </Typography>
      <CollegeItems title="No longer open" list={vanished} textOf={({ became }) => became} />
      <CollegeItems
        title="Locked by staff with another value"
        list={locked}
        textOf={({ field, staff, supplied }) =>
          `${fieldLabel(field)}: ${valueText('colleges', field, staff)} stays, the imported value is ${valueText('colleges', field, supplied)}`
        }
      />
      <ChangedFields fields={fields} />
      <FigureChanges title={`Changed by more than half${partText(anomalies)}`} changes={anomalies.first} />
      {/* The largest changes begin with those above. */}
      <FigureChanges title={anomalies.count === 0 ? 'Largest changes' : 'Next largest changes'} changes={largest.slice(anomalies.count)} />
      {history && <FigureChanges title="Largest changes of former years" changes={history.largest} />}
      <CollegeItems title="Added" list={inserted} />
    </Box>
  );
}

const partText = ({ count, first }: RunDiff['anomalies']): string =>
  count > first.length ? `, the first ${first.length} of ${numberText(count)}` : '';
