import { failureText } from '../lib/api-error.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { SendButton } from './form/SendButton.tsx';

interface Props {
  title: string;
  text: string;
  confirm: string;
  call: { isPending: boolean; error: unknown };
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that other people notice or that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, call, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-4 py-5 md:w-120">
        <p>{text}</p>
        <p role="alert" className="text-sm font-medium text-brick empty:hidden">
          {call.error !== null && call.error !== undefined && failureText(call.error)}
        </p>
        <div className="flex flex-wrap gap-3">
          <SendButton variant="destructive" isSending={call.isPending} onClick={onConfirm}>
            {confirm}
          </SendButton>
          <Button variant="secondary" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
