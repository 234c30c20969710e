import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../../api/client.ts';
import type { User } from '../../../api/domain/accounts.ts';
import { useSite } from '../../../api/site.ts';
import { CodeField } from '../../../entities/account/CodeField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { PasswordCheck, needsPassword } from '../shared/PasswordCheck.tsx';

/** The secret that a code has to confirm. */
export type Begun = Awaited<ReturnType<Api['secondStep']['beginSecondStep']>>;

/** Light modules around a code, without which many cameras do not read it. */
const MARGIN = 4;

interface Props {
  user: User;
  begun: Begun;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the secret as a QR code and as text, and asks for a code of the app. */
export function SetUpForm({ user, begun, onCodes, onCancel }: Props) {
  const { api } = useSite();
  const [code, setCode] = useState('');
  const send = async () => onCodes((await api.secondStep.confirmSecondStep({ body: { code } })).recoveryCodes);
  const call = useMutation({ mutationFn: send });
  if (needsPassword(call.error)) {
    const check = { action: send, onDone: () => call.reset() };
    return <PasswordCheck user={user} text="Enter your password to turn the second step on." submit="Turn on" {...check} />;
  }
  return (
    <Form
      call={call}
      fields={['code']}
      submit="Turn on"
      onSubmit={() => call.mutate()}
      actions={
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <p>Scan this picture with an authenticator app, or type the key into it. Then enter the code that the app shows.</p>
      <QrPicture {...begun.qr} />
      <p className="text-sm">
        Key: <code className="break-all">{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField value={code} onChange={setCode} error={call.error} />
    </Form>
  );
}

/** Dark on light in both themes: cameras do not read the reverse. */
function QrPicture({ size, path }: Begun['qr']) {
  const side = size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label="QR code with the key"
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control border border-line"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
