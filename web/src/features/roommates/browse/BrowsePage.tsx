import { useSession } from '../../../api/session-store.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { Breadcrumb } from '../../../ui/page/Breadcrumb.tsx';
import { BROWSE_PATH } from './browse-url.ts';
import { BrowseIntroduction } from './BrowseIntroduction.tsx';
import { MemberList } from './MemberList.tsx';

/** The page /roommates/browse. The list is for members of a college; all others read what it is. */
export function BrowsePage() {
  const { status } = useSession();
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title="Browse roommates"
        description="People at your college who look for a roommate, ordered by how well your habits fit. For members with a profile."
        canonicalPath={BROWSE_PATH}
        isUnlisted
      />
      <Breadcrumb items={[{ label: 'Roommates', to: '/roommates' }, { label: 'Browse' }]} />
      <h1 className="mt-4 text-3xl">Browse roommates</h1>
      {status === 'in' ? (
        <MemberList />
      ) : (
        // With a stored session the list follows in a moment.
        <div className={status === 'loading' ? 'in-[[data-session]]:invisible' : ''}>
          <BrowseIntroduction />
        </div>
      )}
    </div>
  );
}
