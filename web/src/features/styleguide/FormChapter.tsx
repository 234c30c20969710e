import { useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { NewPasswordField } from '../../entities/account/NewPasswordField.tsx';
import { PasswordField } from '../../entities/account/PasswordField.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Chapter, ExampleGrid, Example } from './Example.tsx';

const API_ERROR = new ApiError(429, 'Too many requests. Try again later.');

export function FormChapter() {
  const [text, setText] = useState('Big library');
  return (
    <Chapter id="forms" title="Forms">
      <ExampleGrid>
        <Example name="text area: remaining characters, too long, with an error">
          <TextArea label="Note" maxCharacters={40} value={text} onChange={({ target }) => setText(target.value)} />
          <TextArea label="Note, too long" maxCharacters={10} value={text} onChange={({ target }) => setText(target.value)} />
          <TextArea label="Note, with an error" maxCharacters={40} value="" error="Required" readOnly />
        </Example>
        <Example name="passwords: current and new">
          <PasswordField label="Password" autoComplete="off" />
          <NewPasswordField label="New password" />
        </Example>
        <Example name="form with an error">
          <Form call={{ isPending: false, error: API_ERROR }} fields={['email']} submit="Send the confirmation" onSubmit={() => undefined}>
            <Field label="New email" defaultValue="you@example.com" />
          </Form>
        </Example>
        <Example name="sending">
          <SendButton isSending>Export CSV</SendButton>
        </Example>
      </ExampleGrid>
    </Chapter>
  );
}
