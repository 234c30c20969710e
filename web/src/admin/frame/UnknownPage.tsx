import { Message } from './Message.tsx';

/** For an address below /admin that has no page. */
export function UnknownPage() {
  return <Message title="Page not found" text="The panel has no page at this address. Check the address, or choose a page in the menu." />;
}
