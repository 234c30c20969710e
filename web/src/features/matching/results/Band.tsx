import { CircleCheck, CircleQuestionMark, Mountain, Target, type LucideIcon } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { BAND_WORDS, type Band } from '../../../entities/match/band-words.ts';

const ICONS: Record<Band, LucideIcon> = { reach: Mountain, target: Target, likely: CircleCheck, unknown: CircleQuestionMark };
const TONES = { reach: 'amber', target: 'sky', likely: 'primary', unknown: 'neutral' } as const;

export function BandIcon({ band, className }: { band: Band; className: string }) {
  const Icon = ICONS[band];
  return <Icon aria-hidden="true" className={className} />;
}

/** How hard it is to get in, by word and icon. */
export const BandBadge = ({ band }: { band: Band }) => (
  <Badge tone={TONES[band]}>
    <BandIcon band={band} className="size-3.5" />
    {BAND_WORDS[band].label}
  </Badge>
);
