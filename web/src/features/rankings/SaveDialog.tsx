import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_RANKING_NAME, serializeRanking, type RankingQuery } from '../../api/contracts.ts';
import { useSite } from '../../api/site.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Field } from '../../components/Field.tsx';
import { Form } from '../../components/Form.tsx';
import { faultOf } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';

/** Asks for the name under which a ranking is kept. */
export function SaveDialog({ query, onClose }: { query: RankingQuery; onClose: () => void }) {
  const { api, queries } = useSite();
  const text = serializeRanking(query);
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const call = useMutation({
    mutationFn: () => api.savedRankings.save({ body: { name, query: text } }),
    onSuccess: (saved) => {
      void queries.invalidateQueries({ queryKey: ['/api/rankings/saved'] });
      toast({ title: `Saved as ${saved.name}`, link: { label: 'See what you saved', to: '/profile?tab=rankings' } });
      onClose();
    },
  });
  return (
    <Dialog title="Save this ranking" onClose={onClose}>
      <div className="py-5 md:w-104">
        <Form call={call} fields={['name']} submit="Save ranking" onSubmit={() => call.mutate()}>
          <Field
            ref={field}
            label="Name"
            hint={`Up to ${LONGEST_RANKING_NAME} characters. Weights and filters are kept; only you see them.`}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={faultOf(call.error, 'name')}
          />
        </Form>
      </div>
    </Dialog>
  );
}
