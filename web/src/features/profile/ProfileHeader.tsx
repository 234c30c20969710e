import type { User } from '../../api/domain/accounts.ts';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { Avatar } from './shared/Avatar.tsx';
import { ACCOUNT_TYPE_WORDS, monthText } from './shared/account-words.ts';

const EYEBROW = 'block font-sans text-sm font-medium tracking-normal text-muted';

export function ProfileHeader({ user }: { user: User }) {
  return (
    <header className="flex gap-4 sm:items-center sm:gap-6">
      <Avatar user={user} className="size-16 shrink-0 sm:size-24" />
      <div className="min-w-0">
        <h1 className="text-2xl sm:text-3xl">
          <span className={EYEBROW}>Profile Dashboard</span> {user.firstName} {user.lastName}
        </h1>
        <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-muted">
          <span className="min-w-0 text-ink [overflow-wrap:anywhere]">@{user.username}</span>
          <span>
            {ACCOUNT_TYPE_WORDS[user.accountType]} · Member since {monthText(user.createdAt)}
          </span>
        </p>
      </div>
    </header>
  );
}

export function ProfileHeaderSkeleton() {
  return (
    <header className="flex gap-4 sm:items-center sm:gap-6">
      <Skeleton className="size-16 shrink-0 rounded-card sm:size-24" />
      <div className="grid flex-1 gap-2">
        <h1>
          <span className={EYEBROW}>Profile Dashboard</span>
        </h1>
        <Skeleton className="h-8 w-56 max-w-full" />
        <Skeleton className="h-4 w-72 max-w-full" />
      </div>
    </header>
  );
}
