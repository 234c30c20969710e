import { PRODUCT } from '../../../../api/domain/shared.ts';
import { ButtonLink, Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { LINK_REL } from '../bubbles/MessageText.tsx';

/** Shows where a link of a stranger leads, before it opens. */
export function LinkDialog({ href, onClose }: { href: string; onClose: () => void }) {
  const host = hostOf(href);
  return (
    <Dialog title={`This link leaves ${PRODUCT.name}`} onClose={onClose}>
      <div className="grid gap-4 py-5 md:w-120">
        <p>You have not answered this person yet. Open the link only if you know the address. Do not enter a password there.</p>
        <p className="rounded-control border border-line bg-sunken px-3 py-2 text-lg font-medium [overflow-wrap:anywhere]">{host}</p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{href}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>Stay here</Button>
          <ButtonLink to={href} target="_blank" rel={LINK_REL} variant="secondary" onClick={onClose}>
            Open the link
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}

/** "https://host/", as the browser will reach it: with the letters of other scripts as xn--. */
function hostOf(href: string): string {
  try {
    const { protocol, host } = new URL(href);
    return `${protocol}//${host}/`;
  } catch {
    return href;
  }
}
