import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { needsSecondStep, type User } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { dayText } from '../shared/account-words.ts';
import { PasswordCheck, useCheckedCall } from '../shared/PasswordCheck.tsx';
import { secondStepQuery } from '../shared/profile.queries.ts';
import { BothStepsForm } from './BothStepsForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpForm, type Begun } from './SetUpForm.tsx';

/** The second step of the account: set it up, renew its recovery codes, turn it off. */
export function SecondStep({ user }: { user: User }) {
  const { api, queries } = useSite();
  const { data, error, refetch } = useQuery(secondStepQuery(api));
  const [codes, setCodes] = useState<readonly string[]>();
  const show = (shown: readonly string[]) => {
    setCodes(shown);
    void queries.invalidateQueries({ queryKey: secondStepQuery(api).queryKey });
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (data === undefined) return error && <LoadFailure what="Your second step" error={error} onRetry={() => void refetch()} />;
  return data.isOn ? (
    <SecondStepOn user={user} left={data.recoveryCodes} onCodes={show} />
  ) : (
    <SecondStepOff user={user} dueAt={data.dueAt} onCodes={show} />
  );
}

const ALONE = 'Signing in takes your password alone again.';
const CLOSED = 'Your role needs a second step: without it, the admin pages are closed to you, at once or in a few days.';

interface Props {
  user: User;
  onCodes: (codes: readonly string[]) => void;
}

function SecondStepOff({ user, dueAt, onCodes }: Props & { dueAt: string | null }) {
  const { api } = useSite();
  const [begun, setBegun] = useState<Begun>();
  const { call, check } = useCheckedCall(async () => setBegun(await api.secondStep.beginSecondStep({})));
  if (check) return <PasswordCheck user={user} text="Enter your password to set up a second step." submit="Continue" {...check} />;
  if (begun) return <SetUpForm user={user} begun={begun} onCodes={onCodes} onCancel={() => setBegun(undefined)} />;
  return (
    <div className="grid justify-items-start gap-3">
      <p>Signing in takes your password alone.</p>
      {dueAt !== null && <p className="font-medium">Your role needs a second step from {dayText(dueAt)}.</p>}
      <Button onClick={() => call.mutate()} disabled={call.isPending}>
        Set up an authenticator app
      </Button>
      {call.error && <p role="alert">{call.error.message}</p>}
    </div>
  );
}

function SecondStepOn({ user, left, onCodes }: Props & { left: number }) {
  const { api, queries } = useSite();
  const [asked, setAsked] = useState<'codes' | 'off'>();
  const close = () => setAsked(undefined);
  if (asked === 'codes') {
    const renew = async (body: { password: string; code: string }) => {
      const { recoveryCodes } = await api.secondStep.renewRecoveryCodes({ body });
      close();
      onCodes(recoveryCodes);
    };
    return (
      <BothStepsForm user={user} text="Your present recovery codes stop working." submit="Make new codes" send={renew} onCancel={close} />
    );
  }
  if (asked === 'off') {
    const remove = async (body: { password: string; code: string }) => {
      await api.secondStep.removeSecondStep({ body });
      close();
      await queries.invalidateQueries({ queryKey: secondStepQuery(api).queryKey });
    };
    return (
      <BothStepsForm
        user={user}
        text={needsSecondStep(user.accountType) ? `${ALONE} ${CLOSED}` : ALONE}
        submit="Turn off"
        send={remove}
        onCancel={close}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>Signing in takes a code of your authenticator app. {left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left.</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsked('codes')}>
          Make new recovery codes
        </Button>
        <Button variant="secondary" onClick={() => setAsked('off')}>
          Turn off the second step
        </Button>
      </div>
    </div>
  );
}
