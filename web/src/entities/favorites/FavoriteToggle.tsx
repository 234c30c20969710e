import { Heart } from 'lucide-react';
import { useSite } from '../../api/site.ts';
import type { HeartOf } from './store.ts';
import { pressHeart, useIsKept } from './toggle.ts';

interface Props {
  college: HeartOf;
  /** `button`: among buttons, with its word. */
  look?: 'icon' | 'button';
  className?: string;
}

const LOOKS = {
  icon: 'size-9 justify-center rounded-full pointer-coarse:size-11',
  button: 'min-h-9 gap-2 rounded-control border border-edge bg-card px-3 pointer-coarse:min-h-11 hover:border-primary',
} as const;

/** The heart: keeps a college among one's favorites, or no longer. Without scripts there is nothing to keep it in, and no heart. */
export function FavoriteToggle({ college, look = 'icon', className = '' }: Props) {
  const site = useSite();
  const isKept = useIsKept(college.id);
  return (
    <button
      type="button"
      aria-pressed={isKept}
      data-print="hide"
      onClick={() => pressHeart(site, { id: college.id, name: college.name }, !isKept)}
      className={`relative inline-flex shrink-0 items-center text-sm font-medium hover:bg-tint hover:text-primary noscript:hidden ${isKept ? 'text-primary' : 'text-ink'} ${LOOKS[look]} ${className}`}
    >
      <Heart aria-hidden="true" className={`size-5 ${isKept ? 'fill-current' : ''}`} />
      <span className={look === 'icon' ? 'sr-only' : ''}>
        Keep<span className="sr-only"> {college.name}</span>
      </span>
    </button>
  );
}
