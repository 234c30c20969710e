import { useEffect, useRef, useState } from 'react';
import { USERNAME } from '../../../api/domain/accounts.ts';
import { useSite } from '../../../api/site.ts';
import { usernamesFrom } from './username.ts';

const TYPING_MS = 400;

export interface Username {
  text: string;
  /** Undefined while unknown. */
  isAvailable: boolean | undefined;
  write: (text: string) => void;
  /** Suggests a username from the name, until the user types one. */
  suggestFor: (name: { firstName: string; lastName: string }) => void;
}

/** A suggested or typed username and its availability, checked when typing pauses. A failed check does not block sign-up. */
export function useUsername(): Username {
  const { api } = useSite();
  const isTyped = useRef(false);
  const suggestions = useRef<string[]>([]);
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{ to: string; isAvailable: boolean }>();

  useEffect(() => {
    if (!USERNAME.test(text)) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      api.accounts
        .usernameAvailable({ query: { u: text } }, asking.signal)
        .then(({ available }) => {
          const next = isTyped.current || available ? undefined : suggestions.current[suggestions.current.indexOf(text) + 1];
          if (next === undefined) setAnswer({ to: text, isAvailable: available });
          else setText(next);
        })
        .catch(() => undefined);
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [api, text]);

  return {
    text,
    isAvailable: answer?.to === text ? answer.isAvailable : undefined,
    write(next) {
      isTyped.current = next !== '';
      setText(next.trim());
    },
    suggestFor({ firstName, lastName }) {
      if (isTyped.current) return;
      suggestions.current = usernamesFrom(firstName, lastName);
      setText(suggestions.current[0] ?? '');
    },
  };
}
