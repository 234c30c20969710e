import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link as PanelLink } from 'react-router-dom';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { timeText } from '../records/value-text.ts';
import { linkWords } from './service-words.ts';

/** The page of the service, its website with the last check, its provider and its reviews. */
export function ServiceFacts() {
  const record = useRecordContext<RecordOf<'services'>>();
  if (!record) return null;
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          On the site
        </Typography>
        {record.status === 'published' && (
          <Typography>
            <Link href={`/services/${record.category}/${record.slug}`} target="_blank" rel="noopener">
              Page of the service
            </Link>
          </Typography>
        )}
        <Typography>
          <Link href={record.website} target="_blank" rel="noopener noreferrer">
            Website
          </Link>
          : {checkText(record)}
        </Typography>
        <Typography>
          <Link component={PanelLink} to={`/service-reviews?filter=${encodeURIComponent(JSON.stringify({ serviceId: record.id }))}`}>
            Reviews
          </Link>
          : {record.rating ?? `${record.reviewCount} published, no rating below five`}
        </Typography>
        <Typography>{record.owner === null ? 'Staff keep this entry.' : `Provider: ${record.owner}`}</Typography>
      </CardContent>
    </Card>
  );
}

function checkText({ linkState, linkDetail, linkCheckedAt }: RecordOf<'services'>): string {
  if (linkCheckedAt === null) return 'not checked yet';
  const detail = linkDetail ? ` (${linkDetail})` : '';
  return `${linkWords(linkState).toLowerCase()}${detail}, ${timeText(linkCheckedAt)}`;
}
