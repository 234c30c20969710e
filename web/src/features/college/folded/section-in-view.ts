import { useEffect, useState } from 'react';

/** Headings that are addressed stop 80 px below the top. */
const LINE = 88;

interface View {
  /** Of the window, in pixels. */
  height: number;
  /** The page cannot be scrolled further down. */
  isAtEnd: boolean;
  /** The id in the address, or "". */
  addressed: string;
}

/**
 * The section that a reader is in: the last one whose heading has reached the top. At the end of the page, where short sections never
 * reach it, the addressed one, or else the last. Undefined above the first.
 * @param headings - from the top of the page down, with their distance in pixels from the top of the window
 */
export function sectionInView<Id extends string>(
  headings: readonly { id: Id; top: number }[],
  { height, isAtEnd, addressed }: View,
): Id | undefined {
  const reached = headings.findLast(({ top }) => top <= LINE);
  if (!isAtEnd || reached === undefined) return reached?.id;
  const visible = headings.filter(({ top }) => top > LINE && top < height);
  return (visible.find(({ id }) => id === addressed) ?? visible.at(-1) ?? reached).id;
}

function read<Id extends string>(ids: readonly Id[]): Id | undefined {
  const headings = ids.flatMap((id) => {
    const heading = document.getElementById(id);
    return heading === null ? [] : [{ id, top: heading.getBoundingClientRect().top }];
  });
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2;
  return sectionInView(headings, { height: clientHeight, isAtEnd, addressed: location.hash.slice(1) });
}

/** The section that the reader is in, at most once per frame. Undefined on the server. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState<Id>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setCurrent(read(ids));
      });
    };
    look();
    const events = ['scroll', 'resize', 'hashchange'] as const;
    for (const event of events) addEventListener(event, look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) removeEventListener(event, look);
    };
  }, [ids]);
  return current;
}
