import { useMutation } from '@tanstack/react-query';
import type { StudentFacts } from '../../../api/domain/students.ts';
import { useSite } from '../../../api/site.ts';
import { accountFactsQuery } from '../../../entities/student-facts/account-facts.ts';
import { saveAccountFacts } from '../../../entities/student-facts/student-facts.ts';
import { toast } from '../../../lib/toast.ts';
import type { Place } from './FactsPlace.tsx';

interface Order {
  facts: StudentFacts;
  place: Place;
  /** Whether the account keeps facts now. */
  isKept: boolean;
}

/** Saves the facts in this tab, and on the account or not. Removes them from the account before they are only in this tab. */
export function useKeepFacts(onSaved: (facts: StudentFacts) => void) {
  const { api, queries } = useSite();
  return useMutation({
    mutationFn: async ({ facts, place, isKept }: Order): Promise<StudentFacts | null> => {
      if (place === 'account') return api.profile.keepFacts({ body: facts });
      if (isKept) await api.profile.removeFacts({});
      return null;
    },
    onSuccess: (kept, { facts }) => {
      queries.setQueryData(accountFactsQuery(api).queryKey, kept);
      saveAccountFacts(kept ?? facts);
      onSaved(kept ?? facts);
      toast({
        title: kept ? 'Saved on your account' : 'Saved in this tab',
        ...(!kept && { description: 'Your account keeps no student facts.' }),
      });
    },
  });
}
