import { APPEAL_DAYS, secondsUntilDue } from '../../../api/domain/moderation.ts';
import { PRODUCT, RETENTION } from '../../../api/domain/shared.ts';
import { TextPage } from '../../../entities/page/TextPage.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { days } from '../legal/legal-parts.ts';
import { YearTable } from './YearTable.tsx';

const { name } = PRODUCT;
const HOUR_SECONDS = 3_600;
const URGENT_HOURS = secondsUntilDue({ reasons: ['threat'], hasMinor: false }) / HOUR_SECONDS;
const OTHER_HOURS = secondsUntilDue({ reasons: ['other'], hasMinor: false }) / HOUR_SECONDS;

export function Component() {
  return (
    <TextPage
      title="Safety and moderation"
      description={`What is not allowed on ${name}, how to report it, what staff do about it, and the figures of each year.`}
      canonicalPath="/safety"
      lead={<p>What is not allowed, how you report it, and what staff do about it. People decide about reports, not programs.</p>}
      sections={[
        { id: 'rules', title: 'What is not allowed', body: RULES },
        { id: 'report', title: 'How to report', body: REPORT },
        { id: 'steps', title: 'What staff can do', body: STEPS },
        { id: 'times', title: 'How long it takes', body: TIMES },
        { id: 'appeals', title: 'Appeals', body: APPEALS },
        { id: 'evidence', title: 'What staff see', body: EVIDENCE },
        { id: 'figures', title: 'Figures of each year', body: FIGURES },
      ]}
    />
  );
}

const RULES = (
  <ul>
    <li>Spam and unwanted advertising.</li>
    <li>Scams, and asking other people for money.</li>
    <li>Harassment and insults.</li>
    <li>Threats, and anything that puts a person in danger.</li>
    <li>Sexual content.</li>
    <li>An account of a person under 13, and any harm to a person under 18.</li>
    <li>A false name, or pretending to be another person.</li>
  </ul>
);

const REPORT = (
  <>
    <p>
      It takes two clicks to start: open the menu of a <TextLink to="/messages">message</TextLink> or of the whole conversation, and choose
      “Report”. Roommate profiles, services and reviews have a button “Report abuse”. Then choose a reason. You can add a text.
    </p>
    <p>
      Wrong figures of a college and faults of a service have buttons of their own: “Report a problem” and “Report a fault”. Staff work
      through all reports in one list, the most urgent first.
    </p>
    <p>
      The other person does not learn who reported. Your profile lists your reports. When staff have decided, it shows the outcome in one
      line. You can also block a person, which staff do not see as a report.
    </p>
    <p>In an emergency, call the emergency number of your country first. We cannot send help.</p>
  </>
);

const STEPS = (
  <>
    <p>From the mildest to the hardest:</p>
    <ul>
      <li>no action, if there is no violation</li>
      <li>a warning</li>
      <li>hide what was reported</li>
      <li>for some days, the person cannot write to other people</li>
      <li>lock the account until the matter is clear</li>
      <li>lock the account for some days</li>
      <li>lock the account for good</li>
    </ul>
    <p>
      The person gets a notice and an email with the step and the reason. If three people who are independent of each other report something
      serious, it is hidden until staff have looked at it. No other step is automatic.
    </p>
  </>
);

const TIMES = (
  <p>
    Staff decide within {URGENT_HOURS} hours if a report is about a threat or if a person may be under 18, and otherwise within{' '}
    {OTHER_HOURS} hours. These are our goals. The figures below show how long it took in fact.
  </p>
);

const APPEALS = (
  <p>
    You can appeal once against a decision about you, within {APPEAL_DAYS} days, with the button at its notice on your profile. If you
    cannot sign in, use the link in the email. A different member of staff decides. If they agree with you, the decision is taken back.
  </p>
);

const EVIDENCE = (
  <>
    <p>
      Staff read messages only after a report. The report keeps a copy of what was reported, and of the last messages before it. Each look
      of a member of staff is recorded.
    </p>
    <p>We delete the copy {days(RETENTION.evidence)} after the decision.</p>
  </>
);

const FIGURES = (
  <>
    <p>Small counts appear as “fewer than 5”, because they could point to a person.</p>
    <YearTable />
  </>
);
