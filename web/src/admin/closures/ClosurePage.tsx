import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';

/** Links to the page of the college and to the statement. */
export function ClosurePage() {
  const record = useRecordContext<RecordOf<'closures'>>();
  const { collegeSlug: slug, sourceUrl: statement } = record ?? {};
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          On the site
        </Typography>
        {slug && (
          <Typography>
            <Link href={`/colleges/${slug}`} target="_blank" rel="noopener">
              Page of the college
            </Link>
          </Typography>
        )}
        {statement && /^https?:/.test(statement) && (
          <Typography>
            <Link href={statement} target="_blank" rel="noopener noreferrer">
              Statement
            </Link>
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}
