import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answersOf, LONGEST_SAVED_NAME, type MatchQuery, type PrivateAnswers } from '../../api/contracts.ts';
import { useSite } from '../../api/site.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Field } from '../../components/Field.tsx';
import { Form } from '../../components/Form.tsx';
import { faultOf } from '../../lib/failure.ts';
import { saysNothing } from '../../lib/private-answers.ts';
import { toast } from '../../lib/toast.ts';

interface Props {
  query: MatchQuery;
  hidden: PrivateAnswers;
  onClose: () => void;
}

/** Gives the answers a name and keeps them in the account. */
export function SaveDialog({ query, hidden, onClose }: Props) {
  const { api, queries } = useSite();
  const [name, setName] = useState('');
  const call = useMutation({
    mutationFn: () => api.matching.save({ body: { name, answers: { ...answersOf(query), ...hidden } } }),
    onSuccess: (saved) => {
      void queries.invalidateQueries({ queryKey: ['/api/match/sessions'] });
      toast({ title: `“${saved.name}” is saved`, link: { label: 'See it in your profile', to: '/profile?tab=rankings' } });
      onClose();
    },
  });
  return (
    <Dialog title="Save these answers" onClose={onClose}>
      <Form call={call} fields={['name']} submit="Save" onSubmit={() => call.mutate()} className="py-5">
        <p className="text-sm text-muted">
          They are kept in your account, and the list is made anew from them whenever you open it.
          {!saysNothing(hidden) && ' Your budget, income and test scores are kept too, for you alone.'}
        </p>
        <Field
          label="Name"
          hint={`Up to ${LONGEST_SAVED_NAME} characters, such as “Close to home”`}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={faultOf(call.error, 'name')}
        />
      </Form>
    </Dialog>
  );
}
