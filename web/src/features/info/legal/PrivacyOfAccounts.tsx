import { RESTORABLE_SECONDS } from '../../../api/domain/accounts.ts';
import { RETENTION } from '../../../api/domain/shared.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { IfAsked } from './Operator.tsx';
import { days } from './legal-parts.ts';

/** The account sections of the privacy page. Their numbers are the constants that the server uses. */

export function AccountData() {
  return (
    <>
      <p>An account stores:</p>
      <ul>
        <li>your first and last name, username and email address, and whether you confirmed the email address</li>
        <li>whether you are a student, a parent or a counselor, if you told us</li>
        <li>your password, only as a hash that cannot be reversed</li>
        <li>when you signed up, and that you accepted the user agreement in the sign-up form</li>
        <li>
          a picture and a few words about you, if you add them. We remove hidden data, such as location, from the picture. Its address
          cannot be guessed, but anyone with the address can see it
        </li>
        <li>the colleges you save, with your notes, statuses and lists</li>
        <li>the rankings you save, with name, weights and filters</li>
        <li>the searches you save, with name and filters, without test scores, family income and home state</li>
        <li>your test scores, GPA, family income, budget, home state and ZIP code, if you choose to keep them on your account</li>
        <li>
          the messages you send and receive, and the people you block. The other person of a conversation sees your messages, your picture,
          your first name and the initial of your last name
        </li>
        <li>the questionnaire answers you save, with budget, family income, home state, ZIP code and test scores if you gave them</li>
        <li>the messages you send and receive, the people you block, and your choices about messages</li>
      </ul>
      <p>
        We store this data to provide the account, for as long as you have it. Apart from messages and roommate profiles, other users cannot
        see it. If you share a list or a ranking, anyone with the link can see it, without your name and notes, until you stop sharing.
        Saved searches, student facts and saved answers cannot be shared.
      </p>
      <p>
        Only you and the other person can read a message. Staff read messages only after one of you reports them: the report keeps a copy of
        the last ten, each look is recorded, and we delete the copy {days(RETENTION.evidence)} after the decision. When you delete your
        account, we erase the messages that you sent.
      </p>
    </>
  );
}

export function AccountSafety() {
  const { idleSeconds, absoluteSeconds } = RETENTION.sessions;
  return (
    <>
      <ul>
        <li>
          For each sign-in, we store its time, when the session was last active, its browser name and its network (not the full address).
          You can see and end open sessions in your <TextLink to="/profile?tab=account">account settings</TextLink>. We delete the browser
          name within an hour after you sign out or {days(idleSeconds)} after the last visit, and the rest {days(absoluteSeconds)} after you
          signed in. Until then, the network keeps your sign-in open there while somebody else tries passwords.
        </li>
        <li>
          We count failed sign-ins by a hash of the email address and the network (not the full address), for{' '}
          {days(RETENTION.signInFailures)}.
        </li>
        <li>
          We store the codes and links that we email you only as hashes: codes for {days(RETENTION.passwordResets)}, links until{' '}
          {days(RETENTION.mailedTokens)} after they expire, so that we can tell you that a link has expired.
        </li>
        <li>
          So that an attack on your account can be traced, we record sign-ins, refused attempts, and changes of your password, email address
          and role, each with its time, its network (not the full address) and the number of your account. Your data download contains these
          records. We delete them after {days(RETENTION.auditEvents)}.
        </li>
      </ul>
      <p>The legal basis is our legitimate interest, and yours, in secure accounts.</p>
    </>
  );
}

export function Mail() {
  return (
    <p>
      We email you about your account: to confirm an address, to reset a password, to report important changes and decisions of staff, and
      to answer a problem that you reported. We also email you when a message or a roommate request waits for you, which you can switch off,
      and once when your roommate profile is about to leave the list. There is no newsletter, and we do not track whether you open an email.
      We delete the subject and the text of an email as soon as it is sent, because it may hold a secret. We store the fact that it was sent
      for {days(RETENTION.sentEmails)}. If an installation sends no email, the text is deleted after {days(RETENTION.unsentEmails)}. If you
      request access to the admin pages, the admins receive your name, username, email address and message.
    </p>
  );
}

export function Reports() {
  return (
    <>
      <p>
        On the page of a college, you can report a wrong number. We store the college, the figure, your words, and when you sent them. If
        you are signed in, we store that the report is yours. If not, we store an email address only if you give one. We use it for one
        thing: to answer your report.
      </p>
      <p>
        Our staff see your words, and your username if you are signed in, but not your email address. When we have answered or rejected a
        report, we keep it to know what was changed. {days(RETENTION.closedIssues)} later, we delete the email address and the connection to
        your account. We delete spam {days(RETENTION.trash)} after we sort it out. Reports that belong to your account are part of your data
        download, and are deleted with the account. The legal basis is our legitimate interest in correct data.
      </p>
    </>
  );
}

export function Leaving() {
  return (
    <>
      <p>
        We delete everything in your account at once and sign you out everywhere. For {days(RESTORABLE_SECONDS)} we store one encrypted
        copy, in case you change your mind. It can be decrypted only with your password, not by us or by anyone who obtains the database.
        Then we delete it too.
      </p>
      <p>
        Only the records for your account’s security remain until their {days(RETENTION.auditEvents)} are over. They hold the number of the
        deleted account and networks, but no name and no email address.
      </p>
      <p>
        Backups may hold a copy until they are replaced. The operator of this site decides after how many days
        <IfAsked told=", and tells you if you ask." untold=". " />
      </p>
    </>
  );
}
