import { useEffect, useState } from 'react';
import { onArrival } from '../../entities/messages/arrivals.ts';

/** Tells screen readers about messages that arrive. The same sentence twice is one change of two. */
export function Announcer() {
  const [said, setSaid] = useState({ text: '', count: 0 });
  useEffect(() => onArrival((text) => setSaid(({ count }) => ({ text, count: count + 1 }))), []);
  return (
    <p aria-live="polite" className="sr-only">
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
