import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHead } from '../entities/page/PageHead.tsx';

/** Not found, or broken: says which, and where to go from here. Only the status counts, so that server and browser agree. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFound /> : <Broken />;
}

/** Where a state was meant, the way to all states helps more than the home page does. */
const BELOW_STATES = /^\/(colleges|schools)\/states?\//;

function NotFound() {
  const isBelowStates = BELOW_STATES.test(useLocation().pathname);
  return (
    <section className="page py-20 text-center">
      <PageHead title="Page not found" description="There is no such page." />
      <p className="font-display text-lg text-amber">404</p>
      <h1 className="mt-2 text-3xl">This page is not here</h1>
      <p className="mx-auto mt-4 max-w-prose text-muted">
        The address may be mistyped, or the page has moved. Search for the college you are looking for.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/discover">Find colleges</ButtonLink>
        <ButtonLink to={isBelowStates ? '/colleges/states' : '/'} variant="secondary">
          {isBelowStates ? 'See all states' : 'Go to the home page'}
        </ButtonLink>
      </div>
    </section>
  );
}

function Broken() {
  return (
    <section className="page py-20 text-center">
      <PageHead title="Something went wrong" description="The page could not be shown." />
      <h1 className="text-3xl">Something went wrong on our side</h1>
      <p className="mx-auto mt-4 max-w-prose text-muted">
        The page could not be shown. Try again; if it stays this way, come back in a few minutes.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="" data-reload="">
          Try again
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Go to the home page
        </ButtonLink>
      </div>
    </section>
  );
}
