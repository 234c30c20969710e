import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { useSite } from '../../../api/site.ts';
import { PageHead } from '../../../components/PageHead.tsx';
import { collegeDetailQuery } from './college-detail.queries.ts';

export function CollegeDetailPage() {
  const slug = useLoaderData<string>();
  const { college } = useSuspenseQuery(collegeDetailQuery(useSite().api, slug)).data;
  return (
    <article className="page py-10">
      <PageHead title={college.name} description={`${college.name} in ${college.location}.`} canonicalPath={`/colleges/${college.slug}`} />
      <h1 className="text-3xl">{college.name}</h1>
    </article>
  );
}
