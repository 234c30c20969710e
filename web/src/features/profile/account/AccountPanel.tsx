import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../../api/domain.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataDownload } from './DataDownload.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailSettings } from './EmailSettings.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PictureForm } from './PictureForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Everything about the account itself, one section for each thing that can be changed. */
export function AccountPanel({ user }: { user: User }) {
  useJump();
  return (
    <>
      <h2 className="text-2xl">Account</h2>
      <div className="mt-4 divide-y divide-line">
        <SettingsSection
          id="profile"
          title="Profile"
          text="Your name is on your own pages only until you write to somebody or make a roommate profile."
        >
          <ProfileForm user={user} />
        </SettingsSection>
        <SettingsSection
          id="picture"
          title="Picture"
          text="We draw it anew as a square, so nothing hidden in the file, such as a place, is kept."
        >
          <PictureForm user={user} />
        </SettingsSection>
        <SettingsSection id="email" title="Email" text="You sign in with it, and we write to it when something about your account changes.">
          <EmailSettings user={user} />
        </SettingsSection>
        <SettingsSection id="password" title="Password" text="Changing it signs you out everywhere but here.">
          <PasswordForm user={user} />
        </SettingsSection>
        <SettingsSection id="sessions" title="Where you are signed in" text="End what you do not recognize, then change your password.">
          <Sessions />
        </SettingsSection>
        <SettingsSection id="cookies" title="Cookie preferences" text="What may be kept on this device and counted.">
          <Button variant="secondary" data-cookie-preferences="">
            Change cookie preferences
          </Button>
        </SettingsSection>
        <SettingsSection id="download" title="Download my data" text="Everything kept about your account, as one JSON file.">
          <DataDownload user={user} />
        </SettingsSection>
        <SettingsSection id="delete" title="Delete account" text="For seven days you can bring it back. After that nobody can.">
          <DeleteAccount user={user} />
        </SettingsSection>
      </div>
    </>
  );
}

/** The address may name a section, which is there only now. */
function useJump(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
