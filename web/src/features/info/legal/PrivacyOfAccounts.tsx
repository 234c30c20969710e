import { RESTORABLE_SECONDS, RETENTION } from '../../../api/domain.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { days } from './days.ts';
import { ToFill } from './ToFill.tsx';

/** The parts of the privacy page about accounts; their numbers are the ones the server works with. */

export function AccountData() {
  return (
    <>
      <p>An account is there to keep things for you. It holds:</p>
      <ul>
        <li>your first and last name, your username and your email address, and whether you confirmed that it is yours</li>
        <li>whether you are a student, a parent or a counselor, if you said so</li>
        <li>your password, only in a form that cannot be read back</li>
        <li>when you signed up, and that you agreed to the user agreement</li>
        <li>
          a picture and a few words about you, if you add them. The picture is drawn anew, so that nothing hidden in the file, such as the
          place where it was taken, is kept. Its address cannot be guessed; whoever has the address can see it
        </li>
        <li>the colleges you save, with your notes, where you stand with each, and your lists</li>
        <li>the rankings you save: a name, your weights and filters</li>
        <li>the answers to the questionnaire that you save, with budget, family income and test scores where you gave them</li>
      </ul>
      <p>
        We keep it to provide what you signed up for, for as long as you have the account. Nobody else sees it. A list or a ranking that you
        share is seen by whoever has its link, without your name and your notes, until you take the link back. Saved answers cannot be
        shared.
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
          For each device on which you are signed in: when that began, when it was last seen, the name of its browser, and the network it
          was on (not its whole address). You see them in your <TextLink to="/profile?tab=account">account settings</TextLink> and can end
          each of them. They are deleted within an hour of your signing out, {days(idleSeconds)} after the last visit, and in any case after{' '}
          {days(absoluteSeconds)}.
        </li>
        <li>Failed attempts to log in, counted for a number computed from the email address, for {days(RETENTION.signInFailures)}.</li>
        <li>
          Codes and links that we mail you, only in a form that cannot be read back: codes for {days(RETENTION.passwordResets)}, links until{' '}
          {days(RETENTION.mailedTokens)} after they ran out, so that we can tell you that one is too old.
        </li>
      </ul>
      <p>We rely on our legitimate interest, and yours, in accounts that nobody else gets into.</p>
    </>
  );
}

export function Mail() {
  return (
    <p>
      We write to you only about your account: to confirm an address, to let you choose a new password, and to tell you when something
      important was changed. There is no newsletter, and nothing in a mail tells us that you opened it. The text of a mail is deleted as
      soon as it is sent, because it may hold a secret; that it was sent stays for {days(RETENTION.sentLetters)}. Where an installation
      sends no mail, its text is deleted after {days(RETENTION.keptLetters)}. If you ask for access to the admin pages, your name, username,
      email address and what you write go to the admins.
    </p>
  );
}

export function Leaving() {
  return (
    <>
      <p>
        Everything that your account holds is deleted at once, and you are signed out everywhere. For {days(RESTORABLE_SECONDS)} one sealed
        copy is kept in case you change your mind. It can be opened with your password only: not by us, and not by anybody who gets hold of
        the database. Then it is deleted, too.
      </p>
      <p>
        Backups are kept for <ToFill>number of days</ToFill>, so that long it takes until the last trace is gone.
      </p>
    </>
  );
}
