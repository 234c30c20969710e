import { useState } from 'react';
import { Check, Link2 } from 'lucide-react';

interface Props {
  className: string;
  label?: string;
  /** Opens the device's share dialog with this title. Without a title the link is copied. */
  title?: string;
  /** The shared path with its query. Default: the current address. */
  path?: string;
}

type Outcome = 'copied' | 'failed';

/** Shares the address of the page. */
export function ShareButton({ className, label = 'Share', title, path }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();
  const share = async () => {
    const url = path === undefined ? window.location.href : window.location.origin + path;
    if (title !== undefined && (await isShared(title, url))) return;
    setOutcome(await copied(url));
    setTimeout(() => setOutcome(undefined), 4000);
  };
  const Icon = outcome === 'copied' ? Check : Link2;
  return (
    <button type="button" className={className} onClick={() => void share()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{outcome === undefined ? label : outcome === 'copied' ? 'Link copied' : 'Copy the address above'}</span>
    </button>
  );
}

async function copied(url: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Opens the device's share dialog, if it has one. Canceling it counts as done. */
async function isShared(title: string, url: string): Promise<boolean> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has it, despite its type
  if (navigator.share === undefined) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
