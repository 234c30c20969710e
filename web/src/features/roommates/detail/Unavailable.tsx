import { TextLink } from '../../../ui/TextLink.tsx';

/** One answer for every reason: missing, paused, suspended, blocked. */
export function Unavailable() {
  return (
    <>
      <h1 className="text-3xl">This profile isn’t available</h1>
      <p className="mt-3 max-w-text text-muted">
        It may be paused, or you may not be able to see it. Look at <TextLink to="/roommates/browse">the other profiles</TextLink> or at{' '}
        <TextLink to="/roommates">how the roommate finder works</TextLink>.
      </p>
    </>
  );
}
