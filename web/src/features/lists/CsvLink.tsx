import { Download } from 'lucide-react';
import { ButtonLink } from '../../ui/Button.tsx';

/** Downloads all colleges of a list. */
export const CsvLink = ({ to, file }: { to: string; file: string }) => (
  <ButtonLink to={to} variant="secondary" download={file} data-reload="">
    <Download aria-hidden="true" className="size-4" />
    Export CSV
  </ButtonLink>
);
