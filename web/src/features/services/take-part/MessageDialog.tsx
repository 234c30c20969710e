import type { Service } from '../../../api/domain/services.ts';
import { useUser } from '../../../api/session.ts';
import { ResendVerification } from '../../../entities/account/ResendVerification.tsx';
import { FirstMessageForm } from '../../../entities/messages/FirstMessageForm.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

/** Writes to the provider of a service for the first time, or again. */
export function MessageDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const { data: user } = useUser();
  return (
    <Dialog title="Message the provider" onClose={onClose}>
      <div className="py-5 md:w-120">
        {user?.emailVerified === false ? (
          <div className="grid justify-items-start gap-3">
            <p>Confirm your email address first. Only people with a confirmed address can send messages.</p>
            <ResendVerification variant="secondary" size="small">
              Resend the email
            </ResendVerification>
          </div>
        ) : (
          <FirstMessageForm to={{ context: { kind: 'service', id: service.id } }}>
            Your message goes to the provider of {service.name}. You can send more after an answer. Do not write passwords, and do not send
            money before you have met the person.
          </FirstMessageForm>
        )}
      </div>
    </Dialog>
  );
}
