import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Api } from '../../api/client.ts';
import { LONGEST_MESSAGE } from '../../api/domain/messages.ts';
import { useSite } from '../../api/site.ts';
import { fieldError } from '../../lib/api-error.ts';
import { Form } from '../../ui/form/Form.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { putConversation, refreshUnread } from './changes.ts';

type Start = NonNullable<Parameters<Api['messages']['start']>[0]['body']>;

interface Props {
  /** Where the contact starts from. */
  to: Pick<Start, 'context' | 'roommateId'>;
  /** A note above the field. */
  children: ReactNode;
}

/** The first message to a person. Opens the conversation afterwards. */
export function FirstMessageForm({ to, children }: Props) {
  const site = useSite();
  const navigate = useNavigate();
  const [content, setContent] = useState('');
  // The same for each attempt, so that a repeated call sends nothing twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const call = useMutation({
    mutationFn: () => site.api.messages.start({ body: { ...to, content, clientId } }),
    onSuccess: async ({ conversation }) => {
      putConversation(site.queries, conversation);
      refreshUnread(site);
      await navigate(`/messages?c=${conversation.id}`);
    },
  });
  return (
    <Form call={call} fields={['content']} submit="Send message" onSubmit={() => call.mutate()}>
      <p className="text-sm text-muted">{children}</p>
      <TextArea
        name="content"
        label="Your message"
        value={content}
        maxCharacters={LONGEST_MESSAGE}
        onChange={({ target }) => setContent(target.value)}
        error={fieldError(call.error, 'content')}
      />
    </Form>
  );
}
