import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../../../api/client.ts';
import { siteKey } from '../../../api/site.ts';
import { collegeDetailQuery } from './college-detail.queries.ts';

export { CollegeDetailPage as Component } from './CollegeDetailPage.tsx';

/** Former slugs and UNITIDs lead to the one address of the college; unknown ones are not found. */
export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<string> {
  const { api, queries } = context.get(siteKey);
  const asked = params['slug'] ?? '';
  const { college } = await queries.query({ ...collegeDetailQuery(api, asked), staleTime: 'static' }).catch(notFound);
  if (college.slug === asked) return asked;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown responses as redirects
  throw redirect(`/colleges/${college.slug}${new URL(request.url).search}`, 301);
}

function notFound(error: unknown): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown data responses as statuses
  if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
  throw error;
}
