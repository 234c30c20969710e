import { Circle, CircleCheck } from 'lucide-react';
import type { User } from '../../../api/domain/accounts.ts';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { checklistFor, type ChecklistItem } from './checklist.ts';

/** Next steps for a new account. Hidden when all are done. */
export function Checklist({ user, favorites }: { user: User; favorites: number | undefined }) {
  const items = checklistFor(user, favorites);
  const done = items.filter(({ isDone }) => isDone).length;
  if (done === items.length) return null;
  return (
    <section aria-labelledby="checklist" className="rounded-card border border-line bg-card p-5 sm:p-6 md:row-span-3">
      <h3 id="checklist" className="text-xl">
        Set up your account
      </h3>
      <p className="figure mt-1 text-sm text-muted">
        {done} of {items.length} done
      </p>
      <div aria-hidden="true" className="mt-3 grid grid-cols-4 gap-1">
        {items.map(({ label }, index) => (
          <span key={label} className={`h-1.5 rounded-full ${index < done ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </div>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <ChecklistRow key={item.label} {...item} />
        ))}
      </ul>
    </section>
  );
}

export function ChecklistSkeleton() {
  return (
    <div aria-hidden="true" className="rounded-card border border-line bg-card p-5 sm:p-6 md:row-span-3">
      <Skeleton className="h-7 w-36" />
      <Skeleton className="mt-3 h-4 w-20" />
      <div className="mt-6 grid gap-4">
        {[0, 1, 2, 3].map((step) => (
          <div key={step} className="flex gap-3">
            <Skeleton className="size-5 shrink-0" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function ChecklistRow({ label, reason, to, isDone }: ChecklistItem) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-primary' : 'text-edge'}`} />
      <div className="min-w-0">
        {isDone ? (
          <p className="text-muted">
            {label} <span className="sr-only">(done)</span>
          </p>
        ) : (
          <>
            <TextLink to={to} className="font-medium">
              {label}
            </TextLink>
            <p className="text-sm text-muted">{reason}</p>
          </>
        )}
      </div>
    </li>
  );
}
