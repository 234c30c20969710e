import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

/** Names with their values, each pair on a line of its own. On a phone, the value is below its name. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box component="dl" sx={FACTS}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
};
