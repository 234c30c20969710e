import { useEffect, useRef, useState } from 'react';
import { USERNAME } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { usernamesFrom } from './username.ts';

const TYPING_MS = 400;

export interface Username {
  text: string;
  /** Undefined while it is not known. */
  isFree: boolean | undefined;
  write: (text: string) => void;
  /** Follows the name until somebody writes a username of their own. */
  suggestFor: (name: { firstName: string; lastName: string }) => void;
}

/** A username that suggests itself, and whether it is free, asked once typing pauses. Being unable to ask is no reason to stop anybody. */
export function useUsername(): Username {
  const { api } = useSite();
  const isOwn = useRef(false);
  const ideas = useRef<string[]>([]);
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{ to: string; isFree: boolean }>();

  useEffect(() => {
    if (!USERNAME.test(text)) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      api.accounts
        .usernameAvailable({ query: { u: text } }, asking.signal)
        .then(({ available }) => {
          const next = isOwn.current || available ? undefined : ideas.current[ideas.current.indexOf(text) + 1];
          if (next === undefined) setAnswer({ to: text, isFree: available });
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
    isFree: answer?.to === text ? answer.isFree : undefined,
    write(next) {
      isOwn.current = next !== '';
      setText(next.trim());
    },
    suggestFor({ firstName, lastName }) {
      if (isOwn.current) return;
      ideas.current = usernamesFrom(firstName, lastName);
      setText(ideas.current[0] ?? '');
    },
  };
}
