import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MyRoommates } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { myRoommatesQuery, refreshRoommates } from '../../../entities/roommates/roommates.queries.ts';
import { clearAnswers, storedAnswers } from '../../../entities/roommates/stored-answers.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { clearDraft, keepDraft, storedDraft, valuesOf, type Draft } from './draft.ts';
import { Wizard } from './Wizard.tsx';

/** The steps of a new profile. Each change is kept in this browser. */
export function NewForm({ mine }: { mine: MyRoommates }) {
  const { api, queries } = useSite();
  const navigate = useNavigate();
  const [kept, setKept] = useState<Draft>();
  const first = useFirstDraft(mine);
  const draft = kept ?? first;
  const change = (next: Draft) => {
    setKept(next);
    keepDraft(next);
  };
  const call = useMutation({
    mutationFn: () => {
      const answers = mine.answers ?? storedAnswers();
      const hasAnswers = Object.keys(answers).length > 0;
      return api.roommates.create({ body: { collegeId: draft.collegeId, ...valuesOf(draft), ...(hasAnswers && { answers }) } });
    },
    // The person may have created one at this college in another tab.
    onError: (error) => (error instanceof ApiError && error.status === 409 ? refreshRoommates(queries) : undefined),
    onSuccess: async (created) => {
      clearDraft();
      clearAnswers();
      await refreshRoommates(queries);
      const hasQuiz = Object.keys(queries.getQueryData<MyRoommates>(myRoommatesQuery(api).queryKey)?.answers ?? {}).length > 0;
      toast({ title: created.isListed ? 'Members of your college see your profile' : 'Saved. It appears when your address is confirmed.' });
      await navigate(hasQuiz ? '/roommates/browse' : '/roommates/quiz');
    },
  });
  const same = mine.profiles.find(({ college }) => college.id === draft.collegeId);
  return (
    <Wizard draft={draft} onChange={change} call={call} onSend={() => call.mutate()} submit="Create my profile" isNew>
      {same && (
        <p role="status" className="mt-2 rounded-control bg-amber-tint px-3 py-2 text-sm text-amber">
          You have a profile at {same.college.name}. <TextLink to={`/roommates/create?profile=${same.id}`}>Edit it</TextLink>
        </p>
      )}
    </Wizard>
  );
}

/** What the form starts with: what was typed before, the age of another profile, and the college of the address (`?college=`). */
function useFirstDraft({ age }: MyRoommates): Draft {
  const { api } = useSite();
  const [stored] = useState(storedDraft);
  const asked = Number(new URLSearchParams(useLocation().search).get('college'));
  const isAsked = stored.collegeId === 0 && Number.isInteger(asked) && asked > 0;
  const { data } = useQuery({
    queryKey: ['/api/colleges/cards', { ids: String(asked) }],
    queryFn: ({ signal }) => api.colleges.cards({ query: { ids: [asked] } }, signal),
    enabled: isAsked,
  });
  const [college] = isAsked ? (data ?? []) : [];
  return {
    ...stored,
    ...(stored.age === '' && age !== null && { age: String(age) }),
    ...(college && { collegeId: college.id, collegeName: college.name }),
  };
}
