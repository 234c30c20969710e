import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LONGEST_MESSAGE, type Service } from '../../../api/domain.ts';
import { useUser } from '../../../api/session.ts';
import { useSite } from '../../../api/site.ts';
import { ResendVerification } from '../../../entities/account/ResendVerification.tsx';
import { putConversation, refreshUnread } from '../../../entities/messages/changes.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';

/** Writes to the provider of a service for the first time, or again. */
export function MessageDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const { data: user } = useUser();
  return (
    <Dialog title="Message the provider" onClose={onClose}>
      <div className="py-5 md:w-120">
        {user?.emailVerified === false ? (
          <div className="grid justify-items-start gap-3">
            <p>Confirm your email address first. Only people with a confirmed address can send messages.</p>
            <ResendVerification variant="secondary" size="small">
              Resend the email
            </ResendVerification>
          </div>
        ) : (
          <MessageForm service={service} />
        )}
      </div>
    </Dialog>
  );
}

function MessageForm({ service: { id, name } }: { service: Service }) {
  const site = useSite();
  const navigate = useNavigate();
  const [content, setContent] = useState('');
  // The same for each attempt, so that a repeated call sends nothing twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const call = useMutation({
    mutationFn: () => site.api.messages.start({ body: { context: { kind: 'service', id }, content, clientId } }),
    onSuccess: async ({ conversation }) => {
      putConversation(site.queries, conversation);
      refreshUnread(site);
      await navigate(`/messages?c=${conversation.id}`);
    },
  });
  return (
    <Form call={call} fields={['content']} submit="Send message" onSubmit={() => call.mutate()}>
      <p className="text-sm text-muted">
        Your message goes to the provider of {name}. You can send more after an answer. Do not write passwords, and do not send money before
        you have met the person.
      </p>
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
