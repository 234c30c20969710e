import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnRoommateProfile } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { refreshRoommates } from '../../../entities/roommates/roommates.queries.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { draftOf, valuesOf } from './draft.ts';
import { Wizard } from './Wizard.tsx';

/** Changes of an own profile. The college stays. */
export function EditForm({ profile }: { profile: OwnRoommateProfile }) {
  const { api, queries } = useSite();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOf(profile));
  const call = useMutation({
    mutationFn: () => api.roommates.change({ params: { id: profile.id }, body: valuesOf(draft), version: profile.version }),
    // Changed in another tab: the next attempt has the new version.
    onError: (error) => (error instanceof ApiError && error.status === 409 ? refreshRoommates(queries) : undefined),
    onSuccess: async () => {
      await refreshRoommates(queries);
      toast({ title: 'Your profile is saved' });
      await navigate(`/roommates/${profile.id}`);
    },
  });
  return <Wizard draft={draft} onChange={setDraft} call={call} onSend={() => call.mutate()} submit="Save my profile" isNew={false} />;
}
