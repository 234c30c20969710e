import { Message } from './Message.tsx';

/** For a page that this member of staff may not use. */
export function DeniedPage() {
  return <Message title="No access" text="Your account has no permission for this page. An admin can change your role." />;
}
