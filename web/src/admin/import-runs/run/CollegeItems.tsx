import { Box, Typography } from '@mui/material';
import { numberText } from '../../frame/formats.ts';
import { CollegeName } from './CollegeName.tsx';

interface Props<T> {
  title: string;
  /** The number of all items, and the first of them. */
  list: { count: number; first: readonly T[] };
  /** What happened to the college. */
  textOf?: (item: T) => string;
}

/** Colleges that need a look, one per line. Nothing if there are none. */
export function CollegeItems<T extends { name: string; unitId: number | null }>({ title, list: { count, first }, textOf }: Props<T>) {
  if (count === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        {title}
        {first.length < count ? `, the first ${first.length} of ${numberText(count)}` : ` (${numberText(count)})`}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, columns: { lg: textOf ? 1 : 2 }, '& li': { mb: 0.5, overflowWrap: 'anywhere' } }}>
        {first.map((item, index) => (
          <li key={index}>
            <CollegeName college={item} />
            {textOf && `: ${textOf(item)}`}
          </li>
        ))}
      </Box>
    </Box>
  );
}
