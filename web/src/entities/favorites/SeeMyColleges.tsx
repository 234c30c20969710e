import { useSession } from '../../api/session-store.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** Beside the button of a saved college: where it is kept. */
export function SeeMyColleges() {
  const isSignedIn = useSession().status === 'in';
  return (
    <TextLink to={isSignedIn ? '/profile?tab=favorites' : '/my-colleges'} className="inline-flex min-h-9 items-center px-1 text-sm">
      See my colleges
    </TextLink>
  );
}
