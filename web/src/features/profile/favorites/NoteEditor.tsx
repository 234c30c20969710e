import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Favorite, LONGEST_NOTE } from '../../../api/domain/favorites.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { fieldError } from '../../../lib/api-error.ts';

/** A private note on a favorite. */
export function NoteEditor({ favorite, onSave }: { favorite: Favorite; onSave: (note: string) => Promise<void> }) {
  const { note, college } = favorite;
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <NoteForm favorite={favorite} onSave={onSave} onDone={() => setEditing(false)} />;
  return (
    <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-1">
      {note !== '' && (
        <p className="min-w-0 flex-1 basis-60 border-l-3 border-line pl-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">{note}</p>
      )}
      <Button ref={button} variant="quiet" size="small" className="-ml-3" onClick={() => setEditing(true)}>
        {note === '' ? 'Add a note' : 'Edit note'}
        <span className="sr-only"> on {college.name}</span>
      </Button>
    </div>
  );
}

function NoteForm({ favorite, onSave, onDone }: { favorite: Favorite; onSave: (note: string) => Promise<void>; onDone: () => void }) {
  const [text, setText] = useState(favorite.note);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const call = useMutation({ mutationFn: () => onSave(text.trim()), onSuccess: onDone });
  return (
    <Form
      call={call}
      fields={['note']}
      submit="Save note"
      onSubmit={() => call.mutate()}
      className="mt-3"
      actions={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <TextArea
        ref={field}
        label={`Note on ${favorite.college.name}`}
        maxCharacters={LONGEST_NOTE}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={fieldError(call.error, 'note')}
      />
    </Form>
  );
}
