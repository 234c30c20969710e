import { browserSend } from '../api/browser-send.ts';
import { createClient } from '../api/client.ts';
import { ApiError, failureText } from '../lib/api-error.ts';
import { goToSignIn } from './sign-in.ts';

const NOT_AUTHORIZED = '/not-authorized';

/**
 * Asks the server who is here. Staff get the panel, whose code is loaded only now. Other signed-in users go to the page that explains
 * staff access, visitors to the sign-in page. After a failure, `root` shows it with a button that tries again.
 */
export async function openPanel(root: HTMLElement): Promise<void> {
  try {
    const me = await createClient(browserSend).admin.me({});
    const { startPanel } = await import('./start.ts');
    await startPanel(root, me);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401) goToSignIn();
    else if (status === 403) window.location.replace(NOT_AUTHORIZED);
    else showFailure(root, failureText(error));
  }
}

/** The button reloads the page, because a browser does not fetch a module again after a failure. */
function showFailure(root: HTMLElement, text: string): void {
  const main = document.createElement('main');
  main.className = 'gate';
  const heading = main.appendChild(document.createElement('h1'));
  heading.textContent = 'The admin pages could not be opened';
  heading.tabIndex = -1;
  const reason = main.appendChild(document.createElement('p'));
  reason.setAttribute('role', 'alert');
  reason.textContent = text;
  const retry = main.appendChild(document.createElement('button'));
  retry.type = 'button';
  retry.textContent = 'Try again';
  retry.addEventListener('click', () => window.location.reload());
  root.replaceChildren(main);
  heading.focus();
}
