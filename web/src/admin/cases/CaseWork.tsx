import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Permission } from '../../api/domain/accounts.ts';
import type { StaffCase } from '../../api/domain/moderation.ts';
import { useMe } from '../me.ts';

interface Work {
  text: string;
  label: string;
  to: string;
  /** Without it, the page cannot be opened. */
  permission?: Permission;
}

const listOf = (resource: string, filter: object) => `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Where a case is worked on that no step against a person decides. */
function workOf({ kind, targetId }: StaffCase): Work | undefined {
  switch (kind) {
    case 'figure':
      return {
        text: 'Visitors say that figures of this college are wrong. The case is decided when the last report is answered.',
        label: 'Answer the reports',
        to: listOf('data-issues', { collegeId: targetId }),
      };
    case 'fault':
      return {
        text: 'Visitors say that this entry of a service is wrong. The case is decided when the last report is closed.',
        label: 'Look at the faults',
        to: listOf('service-faults', { serviceId: targetId }),
      };
    case 'access':
      return {
        text: 'This person asks for the admin pages. To agree, an admin gives the account a role. To decline, claim the case and decide “No action”.',
        label: 'Give access',
        to: `/users/${targetId}`,
        permission: 'users',
      };
    default:
      return undefined;
  }
}

/** Leads to the page where staff do what the case is about. */
export function CaseWork({ record }: { record: StaffCase }) {
  const { permissions } = useMe();
  const work = workOf(record);
  if (!work || record.status === 'decided') return null;
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          The work
        </Typography>
        <p>{work.text}</p>
        {(work.permission === undefined || permissions.includes(work.permission)) && (
          <Button component={Link} to={work.to} variant="contained" size="small">
            {work.label}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}
