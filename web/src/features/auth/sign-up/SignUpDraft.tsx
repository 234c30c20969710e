import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '../../../api/session-store.ts';
import { createPrivateValue } from '../../../lib/private-value.ts';
import { formValues } from '../use-form-mutation.ts';
import type { Username } from './use-username.ts';

/** Never the password. */
const KEPT = ['firstName', 'lastName', 'username', 'email', 'accountType', 'acceptsAgreement'] as const;
type Draft = Partial<Record<(typeof KEPT)[number], string>>;

const store = createPrivateValue<Draft>('sign_up_draft', {
  parse: (text) => keptOf(JSON.parse(text) as Draft),
  format: (draft) => [Object.keys(draft).length === 0 ? '' : JSON.stringify(draft)],
  fallback: {},
});

const keptOf = (values: Record<string, unknown>): Draft =>
  Object.fromEntries(KEPT.flatMap((key) => (typeof values[key] === 'string' && values[key] !== '' ? [[key, values[key]]] : [])));

/** Renders nothing to see. Keeps what is typed in the form around it through a reload of this tab, until someone signs in. */
export function SignUpDraft({ username }: { username: Username }) {
  const place = useRef<HTMLSpanElement>(null);
  const { status } = useSession();
  const save = useEffectEvent(() => {
    const form = place.current?.closest('form');
    if (form && status !== 'in') store.set(keptOf(formValues(form)));
  });
  const restore = useEffectEvent((form: HTMLFormElement) => {
    const { username: name, ...texts } = store.get();
    for (const [key, text] of Object.entries(texts)) fill(form.elements.namedItem(key), text);
    if (name !== undefined && username.text === '') username.write(name);
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    restore(form);
    form.addEventListener('input', save);
    return () => form.removeEventListener('input', save);
  }, []);
  // A suggestion arrives after the name that it is made of.
  useEffect(() => {
    if (username.text !== '') save();
  }, [username.text]);
  useEffect(() => {
    if (status === 'in') store.clear();
  }, [status]);
  return <span ref={place} hidden />;
}

/** What was typed before this ran stays. */
function fill(input: Element | RadioNodeList | null, text: string): void {
  if (input instanceof RadioNodeList) input.value = text;
  else if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = true;
  else if (input instanceof HTMLInputElement && input.value === '') input.value = text;
}
