import type { RoommateRequest } from '../../api/domain/roommates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { REQUEST_TONES, requestWords } from './roommate-words.ts';

/** The state of a roommate request. */
export const RequestBadge = ({ request }: { request: Pick<RoommateRequest, 'state' | 'box'> }) => (
  <Badge tone={REQUEST_TONES[request.state]}>{requestWords(request)}</Badge>
);
