import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { useSite } from '../../../api/site.ts';
import { collegeDetailQuery } from './college-detail.queries.ts';
import { CollegeProfile } from './CollegeProfile.tsx';

/** The page /colleges/{slug}. */
export function CollegeDetailPage() {
  const slug = useLoaderData<string>();
  const { data } = useSuspenseQuery(collegeDetailQuery(useSite().api, slug));
  return <CollegeProfile detail={data} />;
}
