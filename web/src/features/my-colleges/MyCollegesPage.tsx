import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session-store.ts';
import { PRODUCT } from '../../api/domain/shared.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ACCOUNT_PAGE, authHref } from './account-page.ts';
import { CardSkeletons, SavedColleges } from './SavedColleges.tsx';
import { AlsoHere } from './AlsoHere.tsx';

/** The page /my-colleges: what this browser has saved. Signed-in users have their list in the profile. */
export function Component() {
  const { status } = useSession();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'in') void navigate(ACCOUNT_PAGE, { replace: true });
  }, [status, navigate]);
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title="My colleges"
        description={`The colleges you saved on ${PRODUCT.name} in this browser.`}
        canonicalPath="/my-colleges"
        isUnlisted
      />
      <h1 className="text-3xl">My colleges</h1>
      <p className="mt-2 max-w-prose text-muted">
        What you saved without an account is in this browser only. Other people and other devices do not see it.
      </p>
      <noscript>
        <p className="mt-4 text-muted">This page needs JavaScript, because the list is in your browser.</p>
      </noscript>
      {isHydrated && status === 'out' ? (
        <>
          <SavedColleges />
          <AlsoHere />
          <Invitation />
        </>
      ) : (
        <div className="needs-scripts">
          <CardSkeletons count={3} />
        </div>
      )}
    </div>
  );
}

function Invitation() {
  return (
    <section aria-labelledby="keep" className="mt-10 rounded-card bg-tint p-6 md:p-8" data-print="hide">
      <h2 id="keep" className="text-2xl">
        Have them on every device
      </h2>
      <p className="mt-2 max-w-prose">
        A free account takes over this list, and adds notes, a status for each college and lists that you can share.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={authHref('register')}>Sign up</ButtonLink>
        <TextLink to={authHref('login')} className="inline-flex min-h-10 items-center">
          Log in
        </TextLink>
      </div>
    </section>
  );
}
