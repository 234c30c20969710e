import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { PRODUCT } from '../../api/domain/shared.ts';
import { useSite } from '../../api/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CollegeCard } from '../../entities/college/CollegeCard.tsx';
import { usePrivateAnswers } from '../../entities/match/private-answers.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { sharedListQuery } from './shared-list.queries.ts';

/** The page /lists/{token}: a shared list without notes and without its owner. */
export function SharedListPage() {
  const token = useLoaderData<string>();
  const { data: list } = useSuspenseQuery(sharedListQuery(useSite().api, token));
  const { name, colleges } = list;
  const student = usePrivateAnswers();
  const count = colleges.length === 1 ? 'One college' : `${colleges.length} colleges`;
  return (
    <div className="page py-8 md:py-10">
      <PageHead title={name} description={`A shared list of colleges on ${PRODUCT.name}.`} isUnlisted />
      <h1 className="text-3xl [overflow-wrap:anywhere]">{name}</h1>
      <p className="mt-2 max-w-prose text-muted">
        {colleges.length > 0 && `${count}. `}Someone shared this list. Everyone with the link can view it. Save or compare the colleges that
        interest you.
      </p>
      {colleges.length === 0 ? (
        <div className="mt-6">
          <EmptyState title="This list is empty">
            <p>Check back later, or search for colleges yourself.</p>
            <ButtonLink to="/discover" variant="secondary">
              Find colleges
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <h2 className="sr-only">Colleges in this list</h2>
          <ul data-print="rows" className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {colleges.map((college) => (
              <li key={college.id}>
                <CollegeCard college={college} student={student} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
