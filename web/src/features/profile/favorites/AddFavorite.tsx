import { useState } from 'react';
import type { Favorite } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { AddCollegeField } from '../../../entities/college-search/AddCollegeField.tsx';
import { toggleFavorite } from '../../../entities/favorites/toggle.ts';

/** Saves a college by its name. */
export function AddFavorite({ favorites }: { favorites: readonly Favorite[] }) {
  const site = useSite();
  const [added, setAdded] = useState<string>();
  return (
    <div className="mb-6">
      <AddCollegeField
        isAdded={({ id }) => favorites.some(({ collegeId }) => collegeId === id)}
        onCollege={({ id, name }) => {
          setAdded(name);
          toggleFavorite(site, { id, name }, true);
        }}
      />
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {favorites.some(({ college }) => college.name === added) && `${added} is saved.`}
      </p>
    </div>
  );
}
