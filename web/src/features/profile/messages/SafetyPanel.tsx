import { SettingsSection } from '../account/SettingsSection.tsx';
import { useScrollToSection } from '../shared/use-scroll-to-section.ts';
import { BlockedPeople } from './BlockedPeople.tsx';
import { MessageSettings } from './MessageSettings.tsx';
import { Notices } from './Notices.tsx';
import { OwnReports } from './OwnReports.tsx';

/** What a person chose about messages, and what staff decided. */
export function SafetyPanel() {
  useScrollToSection();
  return (
    <>
      <h2 className="text-2xl">Messages and safety</h2>
      <div className="mt-4 divide-y divide-line">
        <SettingsSection id="message-settings" title="Messages" text="What we send you, and what the other person sees.">
          <MessageSettings />
        </SettingsSection>
        <SettingsSection
          id="blocked"
          title="Blocked people"
          text="They cannot write to you, and you cannot write to them. We do not tell them."
        >
          <BlockedPeople />
        </SettingsSection>
        <SettingsSection id="reports" title="Your reports" text="What you reported, and what staff did about it.">
          <OwnReports />
        </SettingsSection>
        <SettingsSection
          id="notices"
          title="Notices from Alma"
          text="What staff decided about your account or about what you wrote. You can appeal once, and another member of staff decides."
        >
          <Notices />
        </SettingsSection>
      </div>
    </>
  );
}
