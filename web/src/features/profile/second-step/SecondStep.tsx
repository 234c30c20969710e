import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../api/domain/accounts.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { dayText } from '../shared/account-words.ts';
import { PasswordCheck, useCheckedCall } from '../shared/PasswordCheck.tsx';
import { secondStepQuery } from '../shared/profile.queries.ts';
import { BothStepsForm, type BothSteps } from './BothStepsForm.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { stepsOf, withoutWords, type SecondStepProps } from './second-step-view.ts';
import { SetUpForm, type Begun } from './SetUpForm.tsx';

/** The second step of the account: an authenticator app, passkeys and recovery codes. */
export function SecondStep({ user }: { user: User }) {
  const { api, queries } = useSite();
  const { data, error, refetch } = useQuery(secondStepQuery(api));
  const [codes, setCodes] = useState<readonly string[]>([]);
  const reload = async (shown: readonly string[] = []) => {
    setCodes(shown);
    await queries.invalidateQueries({ queryKey: secondStepQuery(api).queryKey });
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />;
  if (data === undefined) return error && <LoadFailure what="Your second step" error={error} onRetry={() => void refetch()} />;
  const props = { user, view: data, onChanged: reload };
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p>{data.isOn ? 'Signing in takes a second step after your password.' : 'Signing in takes your password alone.'}</p>
        {data.dueAt !== null && <p className="font-medium">Your role needs a second step from {dayText(data.dueAt)}.</p>}
      </div>
      <AuthenticatorApp {...props} />
      <Passkeys {...props} />
      {data.isOn && <OwnRecoveryCodes {...props} />}
    </div>
  );
}

function AuthenticatorApp({ user, view, onChanged }: SecondStepProps) {
  const { api } = useSite();
  const [begun, setBegun] = useState<Begun>();
  const [isRemoving, setRemoving] = useState(false);
  const { call, check } = useCheckedCall(async () => setBegun(await api.secondStep.beginSecondStep({})));
  if (check) return <PasswordCheck user={user} text="Enter your password to set up an authenticator app." submit="Continue" {...check} />;
  if (begun) {
    const close = () => setBegun(undefined);
    const show = (codes: readonly string[]) => {
      close();
      void onChanged(codes);
    };
    return <SetUpForm user={user} begun={begun} onCodes={show} onCancel={close} />;
  }
  if (isRemoving) {
    const remove = async (body: BothSteps) => {
      await api.secondStep.removeSecondStep({ body });
      setRemoving(false);
      await onChanged();
    };
    const text = view.passkeys.length > 0 ? 'Signing in takes one of your passkeys, or a recovery code.' : withoutWords(user);
    const props = { user, text, has: stepsOf(view), send: remove, onCancel: () => setRemoving(false) };
    return <BothStepsForm {...props} submit="Remove the app" />;
  }
  return (
    <div className="grid justify-items-start gap-3">
      <h4 className="font-medium">Authenticator app</h4>
      <p className="text-sm text-muted">
        {view.hasApp ? 'An app on your phone shows the codes.' : 'An app on your phone shows a code that you type after the password.'}
      </p>
      {view.hasApp ? (
        <Button variant="secondary" onClick={() => setRemoving(true)}>
          Remove the authenticator app
        </Button>
      ) : (
        <Button variant={view.isOn ? 'secondary' : 'primary'} onClick={() => call.mutate()} disabled={call.isPending}>
          Set up an authenticator app
        </Button>
      )}
      {call.error && <p role="alert">{call.error.message}</p>}
    </div>
  );
}

function OwnRecoveryCodes({ user, view, onChanged }: SecondStepProps) {
  const { api } = useSite();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (isAsking) {
    const renew = async (body: BothSteps) => {
      const { recoveryCodes } = await api.secondStep.renewRecoveryCodes({ body });
      close();
      await onChanged(recoveryCodes);
    };
    const props = { user, has: stepsOf(view), send: renew, onCancel: close };
    return <BothStepsForm {...props} text="Your present recovery codes stop working." submit="Make new codes" />;
  }
  const left = view.recoveryCodes;
  return (
    <div className="grid justify-items-start gap-3">
      <h4 className="font-medium">Recovery codes</h4>
      <p className="text-sm text-muted">{left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left.</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Make new recovery codes
      </Button>
    </div>
  );
}
