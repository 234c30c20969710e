import { linksIn } from '../../../../api/domain/messages.ts';

interface Props {
  text: string;
  /** Asks before a link opens. Absent: links open at once. */
  onLink?: ((href: string) => void) | undefined;
}

const LOOK = 'text-left underline decoration-1 underline-offset-3 hover:decoration-2 [overflow-wrap:anywhere]';

/** A text as it was written. Addresses become links without a preview. */
export function MessageText({ text, onLink }: Props) {
  const links = linksIn(text);
  return (
    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {links.map(({ start, end, href }, index) => (
        <span key={start}>
          {text.slice(links[index - 1]?.end ?? 0, start)}
          {onLink ? (
            <button type="button" className={LOOK} onClick={() => onLink(href)}>
              {text.slice(start, end)}
            </button>
          ) : (
            <a href={href} target="_blank" rel={LINK_REL} className={`${LOOK} text-inherit`}>
              {text.slice(start, end)}
            </a>
          )}
        </span>
      ))}
      {text.slice(links.at(-1)?.end ?? 0)}
    </p>
  );
}

export const LINK_REL = 'nofollow noopener noreferrer ugc';
