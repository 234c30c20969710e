export interface WrappedText {
  lines: string[];
  /** Pixels. */
  size: number;
}

interface TextBox {
  width: number;
  maxLines: number;
  /** Allowed sizes, largest first. */
  sizes: readonly number[];
}

/** Wraps a text between words at the largest size that fits. Text that never fits ends in an ellipsis. */
export function wrapToFit(text: string, { width, maxLines, sizes }: TextBox, widthAt: (line: string, size: number) => number): WrappedText {
  const words = text.split(/\s+/).filter((word) => word !== '');
  let smallest: WrappedText = { lines: [], size: sizes.at(-1) ?? 0 };
  for (const size of sizes) {
    const lines = breakLines(words, (line) => widthAt(line, size) <= width);
    if (lines.length <= maxLines && lines.every((line) => widthAt(line, size) <= width)) return { lines, size };
    smallest = { lines, size };
  }
  const { lines, size } = smallest;
  const kept = lines.slice(0, maxLines);
  const cut = lines.length > maxLines;
  return { lines: kept.map((line, index) => clip(line, cut && index === kept.length - 1, (part) => widthAt(part, size) <= width)), size };
}

function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function clip(line: string, isCut: boolean, fits: (line: string) => boolean): string {
  if (!isCut && fits(line)) return line;
  let kept = line;
  while (kept !== '' && !fits(`${kept}…`)) kept = Array.from(kept).slice(0, -1).join('');
  return `${kept.trimEnd()}…`;
}
