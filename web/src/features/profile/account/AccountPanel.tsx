import type { User } from '../../../api/domain/accounts.ts';
import { Button } from '../../../ui/Button.tsx';
import { StudentFacts } from '../facts/StudentFacts.tsx';
import { DataDownload } from './DataDownload.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailSettings } from './EmailSettings.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PictureForm } from './PictureForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';
import { SecondStep } from '../second-step/SecondStep.tsx';
import { useScrollToSection } from '../shared/use-scroll-to-section.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** The account settings, one section per setting. */
export function AccountPanel({ user }: { user: User }) {
  useScrollToSection();
  return (
    <>
      <h2 className="text-2xl">Account</h2>
      <div className="mt-4 divide-y divide-line">
        <SettingsSection
          id="profile"
          title="Profile"
          text="Only you see your name, until you message someone or create a roommate profile."
        >
          <ProfileForm user={user} />
        </SettingsSection>
        <SettingsSection id="picture" title="Picture" text="We crop it to a square and remove hidden data such as location.">
          <PictureForm user={user} />
        </SettingsSection>
        <SettingsSection
          id="facts"
          title="Student facts"
          text="The search, the questionnaire and college pages use them: prices for your income and home state, and your scores beside each college’s."
        >
          <StudentFacts />
        </SettingsSection>
        <SettingsSection id="email" title="Email" text="You sign in with it, and we notify you there about account changes.">
          <EmailSettings user={user} />
        </SettingsSection>
        <SettingsSection id="password" title="Password" text="Changing it signs you out on all other devices.">
          <PasswordForm user={user} />
        </SettingsSection>
        <SettingsSection
          id="second-step"
          title="Second step"
          text="A passkey, or a code of an app on your phone, after the password. Roles that change things in the admin pages need one."
        >
          <SecondStep user={user} />
        </SettingsSection>
        <SettingsSection
          id="sessions"
          title="Where you are signed in"
          text="End any session you do not recognize, then change your password."
        >
          <Sessions user={user} />
        </SettingsSection>
        <SettingsSection id="cookies" title="Cookie preferences" text="Choose what we may store on this device and count.">
          <Button variant="secondary" data-cookie-preferences="">
            Change cookie preferences
          </Button>
        </SettingsSection>
        <SettingsSection id="download" title="Download my data" text="All data of your account in one JSON file.">
          <DataDownload user={user} />
        </SettingsSection>
        <SettingsSection id="delete" title="Delete account" text="You can restore it for seven days. After that it is gone for good.">
          <DeleteAccount user={user} />
        </SettingsSection>
      </div>
    </>
  );
}
