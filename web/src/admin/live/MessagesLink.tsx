import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '../frame/formats.ts';
import { UNREAD } from './panel-queries.ts';

/** The way to the messages on the site, with the number of unread conversations and requests. */
export function MessagesLink() {
  const { data } = useQuery(UNREAD);
  const total = data ? data.unread + data.requests : 0;
  return (
    <Button href="/messages" size="small" color="inherit" aria-label={total > 0 ? `Messages (${total} unread)` : 'Messages'}>
      {total > 0 ? `Messages (${numberText(total)})` : 'Messages'}
    </Button>
  );
}
