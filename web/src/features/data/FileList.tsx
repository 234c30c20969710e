import { Download } from 'lucide-react';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  files: readonly { name: string; path: string; words: string; size: string | undefined }[];
}

/** Files to download, with what they hold and how large they are. An unknown size keeps its line free. */
export const FileList = ({ files }: Props) => (
  <ul className="bare grid gap-3 sm:grid-cols-2">
    {files.map(({ name, path, words, size }) => (
      <li key={name} className="flex flex-col rounded-card border border-line bg-card p-4">
        <TextLink to={path} download={name} className="inline-flex min-h-8 items-center gap-2 self-start font-semibold">
          <Download aria-hidden="true" className="size-4 shrink-0" />
          {name}
        </TextLink>
        <p className="mt-1 text-sm">{words}</p>
        <p className="figure mt-auto min-h-6 pt-2 text-xs text-muted">{size}</p>
      </li>
    ))}
  </ul>
);
