import { useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { NewPasswordField } from '../../entities/account/NewPasswordField.tsx';
import { PasswordField } from '../../entities/account/PasswordField.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Chapter, Shelf, Specimen } from './Specimen.tsx';

const REFUSED = new ApiError(429, 'Too many calls. Try again later.');

/** What is filled in and sent. */
export function FormChapter() {
  const [text, setText] = useState('Big library');
  return (
    <Chapter id="forms" title="Forms">
      <Shelf>
        <Specimen name="text area: what is left, too long, with an error">
          <TextArea label="Note" longest={40} value={text} onChange={({ target }) => setText(target.value)} />
          <TextArea label="Note, too long" longest={10} value={text} onChange={({ target }) => setText(target.value)} />
          <TextArea label="Note, refused" longest={40} value="" error="Required" readOnly />
        </Specimen>
        <Specimen name="passwords: known, and to be set">
          <PasswordField label="Password" autoComplete="off" />
          <NewPasswordField label="New password" />
        </Specimen>
        <Specimen name="a form that was refused">
          <Form call={{ isPending: false, error: REFUSED }} fields={['email']} submit="Send the confirmation" onSubmit={() => undefined}>
            <Field label="New email" defaultValue="you@example.com" />
          </Form>
        </Specimen>
        <Specimen name="sending">
          <SendButton isSending>Export CSV</SendButton>
        </Specimen>
      </Shelf>
    </Chapter>
  );
}
