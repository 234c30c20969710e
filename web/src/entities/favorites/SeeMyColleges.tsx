import { useSession } from '../../api/session-store.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useIsFavorite } from './toggle.ts';

/** Where a saved college is kept. Nothing before it is saved. */
export function SeeMyColleges({ id }: { id: number }) {
  const isSignedIn = useSession().status === 'in';
  if (!useIsFavorite(id)) return null;
  return (
    <TextLink to={isSignedIn ? '/profile?tab=favorites' : '/my-colleges'} className="inline-flex min-h-9 items-center px-1 text-sm">
      See my colleges
    </TextLink>
  );
}
