import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../api/site.ts';
import { fieldError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';

interface Props {
  title: string;
  /** The button's label. */
  submit: string;
  /** What is saved, and who can see it. */
  hint: string;
  /** The name that the field has first. */
  suggestion?: string;
  /** In characters. */
  maxLength: number;
  save: (name: string) => Promise<{ name: string }>;
  /** Key of the query that lists the saved items. */
  queryKey: readonly string[];
  onClose: () => void;
}

/** Asks for a name and saves an item in the account. A message then links to it. */
export function SaveAsDialog({ title, submit, hint, suggestion = '', maxLength, save, queryKey, onClose }: Props) {
  const { queries } = useSite();
  const [name, setName] = useState(suggestion);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
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
            hint={`Up to ${maxLength} characters. ${hint}`}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={fieldError(call.error, 'name')}
          />
        </Form>
      </div>
    </Dialog>
  );
}
