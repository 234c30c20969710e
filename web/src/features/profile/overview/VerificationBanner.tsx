import { MailWarning } from 'lucide-react';
import { ResendVerification } from '../../../entities/account/ResendVerification.tsx';
import type { User } from '../../../api/domain/accounts.ts';

export function VerificationBanner({ user }: { user: User }) {
  return (
    <div className="flex gap-3 rounded-card border border-amber-fill bg-amber-tint p-4 sm:p-5">
      <MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
      <div className="grid min-w-0 gap-3">
        <p role="status">
          <strong className="font-semibold">Your email address is not verified yet.</strong> Follow the link we sent to{' '}
          <span className="font-medium [overflow-wrap:anywhere]">{user.email}</span>. Until then you can browse and save colleges, but not
          message other students.
        </p>
        <ResendVerification variant="secondary" size="small">
          Resend the email
        </ResendVerification>
      </div>
    </div>
  );
}
