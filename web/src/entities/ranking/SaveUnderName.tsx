import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../api/site.ts';
import { faultOf } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';

interface Props {
  title: string;
  /** What the button does. */
  submit: string;
  /** What is kept, and who sees it. */
  hint: string;
  /** The longest name there is, in characters. */
  longest: number;
  save: (name: string) => Promise<{ name: string }>;
  /** Of the query that lists what is kept. */
  queryKey: readonly string[];
  onClose: () => void;
}

/** Asks for the name under which something is kept in the account; afterwards a message leads to it. */
export function SaveUnderName({ title, submit, hint, longest, save, queryKey, onClose }: Props) {
  const { queries } = useSite();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const call = useMutation({
    mutationFn: () => save(name),
    onSuccess: (saved) => {
      void queries.invalidateQueries({ queryKey });
      toast({ title: `Saved as ${saved.name}`, link: { label: 'See what you saved', to: '/profile?tab=rankings' } });
      onClose();
    },
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="py-5 md:w-104">
        <Form call={call} fields={['name']} submit={submit} onSubmit={() => call.mutate()}>
          <Field
            ref={field}
            label="Name"
            hint={`Up to ${longest} characters. ${hint}`}
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
