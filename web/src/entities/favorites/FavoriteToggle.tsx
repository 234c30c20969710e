import { Heart } from 'lucide-react';
import { useSite } from '../../api/site.ts';
import { useIsFavorite } from './saved.ts';
import { addressedMajor } from './addressed-major.ts';
import type { FavoriteCollege } from './store.ts';
import { toggleFavorite } from './toggle.ts';

interface Props {
  college: FavoriteCollege;
  /** The CIP code of the major of the page, if its address has no parameter `major`. */
  major?: string | undefined;
  /** `button`: with its word, beside other buttons. */
  look?: 'icon' | 'button';
  className?: string;
}

const LOOKS = {
  icon: 'size-9 justify-center rounded-full pointer-coarse:size-11',
  button: 'min-h-9 gap-2 rounded-control border border-edge bg-card px-3 pointer-coarse:min-h-11 hover:border-primary',
} as const;

/** Saves a college to the favorites or removes it. Hidden without scripts, because then nothing can be saved. */
export function FavoriteToggle({ college, major, look = 'icon', className = '' }: Props) {
  const site = useSite();
  const isSaved = useIsFavorite(college.id);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      data-print="hide"
      onClick={() => toggleFavorite(site, { id: college.id, name: college.name, major: major ?? addressedMajor() }, !isSaved)}
      className={`relative inline-flex shrink-0 items-center text-sm font-medium hover:bg-tint hover:text-primary noscript:hidden ${isSaved ? 'text-primary' : 'text-ink'} ${LOOKS[look]} ${className}`}
    >
      <Heart aria-hidden="true" className={`size-5 ${isSaved ? 'fill-current' : ''}`} />
      <span className={look === 'icon' ? 'sr-only' : ''}>
        {look === 'button' && isSaved ? 'Saved' : 'Save'}
        <span className="sr-only"> {college.name}</span>
      </span>
    </button>
  );
}
