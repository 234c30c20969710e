import { Box } from '@mui/material';
import type { StaffDashboard } from '../../api/domain/staff.ts';
import { momentText, numberText } from '../frame/formats.ts';
import { CaseCards } from './CaseCards.tsx';
import { CountCard } from './CountCard.tsx';

const TYPE_WORDS: Readonly<Record<StaffDashboard['users'][number]['accountType'], string>> = {
  student: 'students',
  parent: 'parents',
  counselor: 'counselors',
  provider: 'providers',
  viewer: 'viewers',
  staff: 'staff',
  admin: 'admins',
};

/** The numbers of records, each with a link to its list. */
export function CountCards({ numbers }: { numbers: StaffDashboard }) {
  const { colleges, users, openIssues, services, emails, notes, dataVersion, publishedAt } = numbers;
  return (
    <Box component="ul" aria-label="Counts" sx={GRID}>
      <CountCard
        label="Colleges"
        count={totalOf(colleges)}
        detail={colleges.map(({ status, count }) => `${status} ${numberText(count)}`).join(', ')}
        resource="colleges"
      />
      <CountCard
        label="Users"
        count={totalOf(users)}
        detail={users
          .filter(({ count }) => count > 0)
          .map(({ accountType, count }) => `${TYPE_WORDS[accountType]} ${numberText(count)}`)
          .join(', ')}
        resource="users"
      />
      <CaseCards />
      <CountCard label="Open data issues" count={openIssues} detail="Problems that visitors reported" resource="data-issues" />
      <CountCard
        label="Service listings to decide"
        count={services.listings}
        detail={`${numberText(services.deadLinks)} websites do not answer`}
        resource="services"
      />
      <CountCard label="Reviews to decide" count={services.reviews} detail="Reviews of services, and answers" resource="service-reviews" />
      <CountCard label="Service faults" count={services.faults} detail="Faults that visitors reported" resource="service-faults" />
      <CountCard
        label="Emails waiting"
        count={emails.waiting}
        detail={`${numberText(emails.givenUp)} could not be sent`}
        resource="outbox"
      />
      <CountCard label="Notes" count={notes} detail="What staff wrote about records" />
      <CountCard
        label="Data version"
        count={dataVersion}
        detail={publishedAt === null ? 'Published at an unknown time' : `Published ${momentText(publishedAt)}`}
      />
    </Box>
  );
}

const totalOf = (parts: readonly { count: number }[]): number => parts.reduce((sum, { count }) => sum + count, 0);

const GRID = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' };
