import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';

/** Links that show where the saved texts lead on the site. */
export function TryIt() {
  const record = useRecordContext<RecordOf<'nicknames'>>();
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          Try it
        </Typography>
        <Typography variant="body2">The search of the site follows a change within seconds.</Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {record?.texts.map((text) => (
            <li key={text}>
              <Link href={`/discover?${new URLSearchParams({ q: text }).toString()}`} target="_blank" rel="noopener">
                Search the site for {text}
              </Link>
            </li>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
