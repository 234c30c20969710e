import { useState } from 'react';
import { MOST_PASSKEYS } from '../../../api/second-step.ts';
import { useSite } from '../../../api/site.ts';
import { hasPasskeys } from '../../../entities/account/passkeys.ts';
import { Button } from '../../../ui/Button.tsx';
import { agoText, dayText } from '../shared/account-words.ts';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { BothStepsForm, type BothSteps } from './BothStepsForm.tsx';
import { stepsOf, withoutWords, type SecondStepProps } from './second-step-view.ts';

/** The passkeys of the account: list, add, remove. */
export function Passkeys({ user, view, onChanged }: SecondStepProps) {
  const { api } = useSite();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<number>();
  const { passkeys, passkeyFault } = view;
  const asked = passkeys.find(({ id }) => id === removing);
  if (asked) {
    const remove = async (body: BothSteps) => {
      await api.secondStep.removePasskey({ params: { id: asked.id }, body });
      setRemoving(undefined);
      await onChanged();
    };
    const isLast = passkeys.length === 1 && !view.hasApp;
    const text = `Signing in no longer takes the passkey ${asked.name}.${isLast ? ` ${withoutWords(user)}` : ''}`;
    const props = { user, text, has: stepsOf(view), send: remove, onCancel: () => setRemoving(undefined) };
    return <BothStepsForm {...props} submit="Remove the passkey" />;
  }
  const added = (codes: readonly string[]) => {
    setAdding(false);
    void onChanged(codes);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <h4 className="font-medium">Passkeys</h4>
      <p className="text-sm text-muted">
        Your fingerprint, your face or a PIN on a device of yours, or a security key. A passkey works only at the address of this site.
      </p>
      {passkeys.length > 0 && (
        <ul className="w-full divide-y divide-line rounded-card border border-line bg-card">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
              <div className="min-w-0">
                <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
                <p className="text-sm text-muted">
                  Added on {dayText(createdAt)} · {lastUsedAt === null ? 'Not used yet' : `Last used ${agoText(lastUsedAt, new Date())}`}
                </p>
              </div>
              <Button variant="destructive" size="small" onClick={() => setRemoving(id)} aria-label={`Remove: ${name}`}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddPasskeyForm user={user} onAdded={added} onCancel={() => setAdding(false)} />
      ) : (
        <AddButton fault={passkeyFault} isFull={passkeys.length >= MOST_PASSKEYS} onClick={() => setAdding(true)} />
      )}
    </div>
  );
}

function AddButton({ fault, isFull, onClick }: { fault: string | null; isFull: boolean; onClick: () => void }) {
  if (fault !== null) return <p className="text-sm">{fault}</p>;
  if (!hasPasskeys()) return <p className="text-sm">This browser offers no passkeys here.</p>;
  if (isFull) return <p className="text-sm">You have {MOST_PASSKEYS} passkeys. Remove one before you add another.</p>;
  return (
    <Button variant="secondary" onClick={onClick}>
      Add a passkey
    </Button>
  );
}
