import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHead } from '../entities/page/PageHead.tsx';

/** The pages for 404 and for other errors. Only the status counts, because the browser knows nothing else of a server error. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFound /> : <ServerError />;
}

/** For an unknown state or major, a link to all of them helps more than one to the home page. */
const BELOW_LIST = /^\/(majors|(colleges|schools)\/states?)\//;

function NotFound() {
  const [, list] = BELOW_LIST.exec(useLocation().pathname) ?? [];
  const [to, label] =
    list === undefined
      ? ['/', 'Go to the home page']
      : list === 'majors'
        ? ['/majors', 'See all majors']
        : ['/colleges/states', 'See all states'];
  return (
    <section className="page py-20 text-center">
      <PageHead title="Page not found" description="This page does not exist." />
      <p className="font-display text-lg text-amber">404</p>
      <h1 className="mt-2 text-3xl">This page does not exist</h1>
      <p className="mx-auto mt-4 max-w-prose text-muted">Check the address, or search for a college.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/discover">Find colleges</ButtonLink>
        <ButtonLink to={to} variant="secondary">
          {label}
        </ButtonLink>
      </div>
    </section>
  );
}

function ServerError() {
  return (
    <section className="page py-20 text-center">
      <PageHead title="Something went wrong" description="The page could not be shown." />
      {/* ConnectionBar loads the page again when the browser is back. */}
      <h1 className="text-3xl">{!navigator.onLine ? 'You are offline' : 'Something went wrong on our side'}</h1>
      <p className="mx-auto mt-4 max-w-prose text-muted">The page could not be shown. Try again, or come back in a few minutes.</p>
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
