import { useSession } from '../../api/session-store.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** Offers an account. Signed-in users have one, so they get the way to their colleges. */
export function AccountSection() {
  const isSignedIn = useSession().status === 'in';
  return (
    <section aria-labelledby="account" className="page pt-14">
      <div className="rounded-card bg-primary px-6 py-12 text-center text-on-primary md:px-12">
        <h2 id="account" className="text-2xl">
          Save what you find
        </h2>
        <p className="mx-auto mt-3 max-w-xl">
          {isSignedIn
            ? 'Your account saves your colleges, notes and lists on every device.'
            : 'A free account saves your colleges, notes and lists on every device. Everything on this page works without one.'}
        </p>
        <ButtonLink to={isSignedIn ? '/profile?tab=favorites' : '/auth?tab=register'} variant="secondary" className="mt-7 min-h-12 px-6">
          {isSignedIn ? 'See my colleges' : 'Create Free Account'}
        </ButtonLink>
      </div>
    </section>
  );
}
