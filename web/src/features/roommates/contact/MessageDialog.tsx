import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LONGEST_MESSAGE, type FullRoommateView } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { putConversation, refreshUnread } from '../../../entities/messages/changes.ts';
import { refreshRoommates } from '../../../entities/roommates/roommates.queries.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';

interface Props {
  roommate: Pick<FullRoommateView, 'id' | 'firstName'>;
  onClose: () => void;
}

/** Writes to a person for the first time. The conversation opens afterwards. */
export function MessageDialog({ roommate: { id, firstName }, onClose }: Props) {
  const site = useSite();
  const navigate = useNavigate();
  const [content, setContent] = useState('');
  // The same for each attempt, so that a repeated call sends nothing twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const call = useMutation({
    mutationFn: () => site.api.messages.start({ body: { roommateId: id, content, clientId } }),
    onSuccess: async ({ conversation }) => {
      putConversation(site.queries, conversation);
      refreshUnread(site);
      void refreshRoommates(site.queries);
      await navigate(`/messages?c=${conversation.id}`);
    },
  });
  return (
    <Dialog title={`Message ${firstName}`} onClose={onClose}>
      <div className="py-5 md:w-120">
        <Form call={call} fields={['content']} submit="Send message" onSubmit={() => call.mutate()}>
          <p className="text-sm text-muted">
            You can send more after an answer. Do not write passwords, and do not send money or a deposit to a person whom you have not met.
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
      </div>
    </Dialog>
  );
}
