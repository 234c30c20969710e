import createCache from '@emotion/cache';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { watchInputs } from '../api/attended.ts';
import type { StaffMember } from '../api/domain/staff.ts';
import { createPreferenceStore, readPreferences } from './preference-store.ts';
import { PanelRoot } from './PanelRoot.tsx';
import { watchSession } from './watch-session.ts';

/** Shows the panel in `root`. Its style sheets carry the nonce of the document, which the policy asks for. */
export async function startPanel(root: HTMLElement, me: StaffMember): Promise<void> {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  watchInputs();
  watchSession();
  void import('../api/events/stream.ts').then(({ startStream }) => startStream()).catch(() => undefined);
  const styles = createCache({ key: 'alma', nonce, prepend: true });
  const store = createPreferenceStore(await readPreferences());
  createRoot(root).render(createElement(PanelRoot, { me, styles, store }));
}
