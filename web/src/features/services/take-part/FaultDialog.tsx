import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FaultKind, LONGEST_FAULT, type Service } from '../../../api/domain/services.ts';
import { useSite } from '../../../api/site.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';

const KINDS: Record<FaultKind, string> = {
  'dead-link': 'The website does not work',
  'wrong-price': 'The price is wrong',
  'wrong-text': 'The description is wrong',
  unsafe: 'It is unsafe or a fraud',
  other: 'Something else',
};

/** Sends a report about an entry. */
export function FaultDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const { api } = useSite();
  const [message, setMessage] = useState('');
  const call = useMutation({
    mutationFn: ({ kind, website }: { kind: FaultKind; website: string }) =>
      api.services.reportFault({
        params: { id: service.id },
        body: { kind, ...(message.trim() !== '' && { message }), ...(website !== '' && { website }) },
      }),
  });
  const send = (form: HTMLFormElement) => {
    const values = new FormData(form);
    const website = values.get('website');
    call.mutate({ kind: values.get('kind') as FaultKind, website: typeof website === 'string' ? website : '' });
  };
  return (
    <Dialog title="Report a fault" onClose={onClose}>
      <div className="py-5 md:w-120">
        {call.isSuccess ? (
          <Sent />
        ) : (
          <Form call={call} fields={['kind', 'message']} submit="Send report" onSubmit={send}>
            <p className="text-sm text-muted">
              What is wrong with the entry of {service.name}? Please do not write private facts about people.
            </p>
            <Select name="kind" label="What is wrong?" options={Object.entries(KINDS).map(([value, label]) => ({ value, label }))} />
            <TextArea
              name="message"
              label="More about it (optional)"
              value={message}
              maxCharacters={LONGEST_FAULT}
              onChange={({ target }) => setMessage(target.value)}
              error={fieldError(call.error, 'message')}
            />
            <div aria-hidden="true" className="sr-only">
              <label>
                Leave this empty
                <input name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
          </Form>
        )}
      </div>
    </Dialog>
  );
}

function Sent() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <p ref={text} tabIndex={-1} className="font-medium">
        Thank you. We have received your report.
      </p>
      <p>A member of our staff looks at the entry and corrects it or takes it off the site.</p>
      <div>
        <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>Close</Button>
      </div>
    </div>
  );
}
