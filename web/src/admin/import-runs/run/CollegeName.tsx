import Link from '@mui/material/Link';
import { Link as PanelLink } from 'react-router-dom';

/** A college of a run, with a link to the list of colleges. A run knows no ids, only UNITIDs. */
export function CollegeName({ college: { name, unitId } }: { college: { name: string; unitId: number | null } }) {
  if (unitId === null) return name;
  const filter = encodeURIComponent(JSON.stringify({ q: String(unitId) }));
  return (
    <Link component={PanelLink} to={`/colleges?filter=${filter}`}>
      {name}
    </Link>
  );
}
