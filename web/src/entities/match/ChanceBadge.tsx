import { CircleCheck, CircleQuestionMark, Mountain, Target, type LucideIcon } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { BAND_WORDS, type Band } from './band-words.ts';

const ICONS: Record<Band, LucideIcon> = { reach: Mountain, target: Target, likely: CircleCheck, unknown: CircleQuestionMark };
const TONES = { reach: 'amber', target: 'sky', likely: 'primary', unknown: 'neutral' } as const;

export function ChanceIcon({ band, className }: { band: Band; className: string }) {
  const Icon = ICONS[band];
  return <Icon aria-hidden="true" className={className} />;
}

/** The chance of admission in a word. */
export const ChanceBadge = ({ band }: { band: Band }) => (
  <Badge tone={TONES[band]}>
    <ChanceIcon band={band} className="size-3.5" />
    {BAND_WORDS[band].label}
  </Badge>
);
