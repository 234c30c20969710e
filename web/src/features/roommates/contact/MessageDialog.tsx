import type { FullRoommateView } from '../../../api/domain/roommates.ts';
import { FirstMessageForm } from '../../../entities/messages/FirstMessageForm.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface Props {
  roommate: Pick<FullRoommateView, 'id' | 'firstName'>;
  onClose: () => void;
}

/** Writes to a person for the first time. The conversation opens afterwards. */
export function MessageDialog({ roommate: { id, firstName }, onClose }: Props) {
  return (
    <Dialog title={`Message ${firstName}`} onClose={onClose}>
      <div className="py-5 md:w-120">
        <FirstMessageForm to={{ roommateId: id }}>
          You can send more after an answer. Do not write passwords, and do not send money or a deposit to a person whom you have not met.
        </FirstMessageForm>
      </div>
    </Dialog>
  );
}
