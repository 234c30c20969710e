import { Box, Card, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ResourceName } from '../../api/panel-contracts.ts';
import { numberText } from '../frame/formats.ts';
import { RESOURCES } from '../resources.ts';

interface Props {
  label: string;
  count: number | string;
  /** What the number consists of. */
  detail: string;
  /** The list to open, if the panel has it. */
  resource?: ResourceName;
  /** The filter of the list. */
  filter?: object;
}

/** One number, as an item of a list. */
export function CountCard({ label, count, detail, resource, filter }: Props) {
  const search = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  const hasList = RESOURCES.some(({ name }) => name === resource);
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {hasList ? (
          <Link component={RouterLink} to={`/${resource}${search}`}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      <Box sx={{ typography: 'h1', my: 0.5, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {typeof count === 'number' ? numberText(count) : count}
      </Box>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{detail}</Typography>
    </Card>
  );
}
