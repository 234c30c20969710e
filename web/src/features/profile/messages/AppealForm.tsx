import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CASE_LIMITS } from '../../../api/domain/moderation.ts';
import { useSite } from '../../../api/site.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { noticesQuery } from './safety.queries.ts';

/** Asks staff to look at a decision again, once. */
export function AppealForm({ noticeId, onCancel }: { noticeId: number; onCancel: () => void }) {
  const { api, queries } = useSite();
  const [text, setText] = useState('');
  const call = useMutation({
    mutationFn: () => api.reports.appeal({ params: { id: noticeId }, body: { text } }),
    onSuccess: async () => {
      toast({ title: 'Appeal sent', description: 'Another member of staff looks at it.' });
      await queries.invalidateQueries({ queryKey: noticesQuery(api).queryKey });
    },
  });
  return (
    <Form
      call={call}
      fields={['text']}
      submit="Send appeal"
      className="mt-4"
      onSubmit={() => call.mutate()}
      actions={
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <TextArea
        name="text"
        label="Why is the decision wrong?"
        value={text}
        maxCharacters={CASE_LIMITS.appeal}
        onChange={({ target }) => setText(target.value)}
        error={fieldError(call.error, 'text')}
      />
      <p className="text-sm text-muted">At least 20 characters. You can appeal once.</p>
    </Form>
  );
}
