import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useSite } from '../../api/site.ts';
import { track } from '../../entities/consent/analytics.ts';
import { collegeDetailQuery } from './college.queries.ts';
import { CollegeProfile } from './CollegeProfile.tsx';

/** The page /colleges/{slug}. */
export function CollegeDetailPage() {
  const slug = useLoaderData<string>();
  const { data } = useSuspenseQuery(collegeDetailQuery(useSite().api, slug));
  useEffect(() => track('college_view'), [slug]);
  return <CollegeProfile detail={data} />;
}
