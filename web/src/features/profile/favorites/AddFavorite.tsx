import type { Favorite } from '../../../api/domain/favorites.ts';
import { useSite } from '../../../api/site.ts';
import { AddCollegeField } from '../../../entities/college-search/AddCollegeField.tsx';
import { toggleFavorite } from '../../../entities/favorites/toggle.ts';

/** Saves a college by its name. */
export function AddFavorite({ favorites }: { favorites: readonly Favorite[] }) {
  const site = useSite();
  return (
    <div className="mb-6">
      <AddCollegeField
        isAdded={({ id }) => favorites.some(({ collegeId }) => collegeId === id)}
        onCollege={({ id, name }) => toggleFavorite(site, { id, name }, true)}
      />
    </div>
  );
}
