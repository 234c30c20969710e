import { PRODUCT } from '../../../api/domain.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { TextPage } from '../../../entities/page/TextPage.tsx';
import { ToFill } from './ToFill.tsx';
import { AccountData, AccountSafety, Leaving, Mail } from './PrivacyOfAccounts.tsx';
import { CHANGED } from './changed.ts';
import { days } from './days.ts';

const { name } = PRODUCT;
const DAY_SECONDS = 86_400;

export function Component() {
  return (
    <TextPage
      title="Privacy"
      description={`What ${name} stores today, why, for how long, and what your rights are. In plain language.`}
      canonicalPath="/privacy"
      changed={CHANGED.privacy}
      lead={<p>Without an account we know next to nothing about you. With one, we know what you tell us. This page says what that is.</p>}
      sections={[
        { id: 'short', title: 'In short', body: SHORT },
        { id: 'browser', title: 'What stays in your browser', body: BROWSER },
        { id: 'account', title: 'What an account holds', body: <AccountData /> },
        { id: 'safety', title: 'What keeps your account safe', body: <AccountSafety /> },
        { id: 'mail', title: 'Mail we send', body: <Mail /> },
        { id: 'leaving', title: 'When you delete your account', body: <Leaving /> },
        { id: 'server', title: 'What our server writes down', body: SERVER },
        { id: 'counts', title: 'What we count if you agree', body: COUNTS },
        { id: 'place', title: 'Your place, your scores, your income', body: PLACE },
        { id: 'others', title: 'Who else gets data', body: OTHERS },
        { id: 'rights', title: 'Your rights', body: RIGHTS },
        { id: 'children', title: 'Age', body: AGE },
        { id: 'later', title: 'What changes when roommates and messages open', body: LATER },
        { id: 'contact', title: 'Who is responsible', body: CONTACT },
      ]}
    />
  );
}

const SHORT = (
  <ul>
    <li>You need no account to read, search and compare. No advertising, nothing sold.</li>
    <li>Your choices about cookies, theme and compared colleges stay in your own browser.</li>
    <li>An account holds what you enter and save. You can download all of it, and delete it yourself at once.</li>
    <li>Our server notes which pages it answered, without your network address and without what you searched for.</li>
    <li>Counting happens only if you agree, and counts pages, not people.</li>
  </ul>
);

const BROWSER = (
  <>
    <p>
      Your choice about cookies, the theme you picked, and the colleges you compare or save without an account are kept in your browser’s
      own storage. They are not sent to us with your visits. When you sign in, the colleges you saved move to your account, and two entries
      are added that keep you signed in. The <TextLink to="/cookies">cookies page</TextLink> lists everything with its name and how long it
      stays.
    </p>
    <p>
      The budget, the family income and the test scores that you type into the questionnaire, or on a college’s page, stay in that one tab
      and are gone when you close it, unless you save your answers to an account.
    </p>
    <p>You can delete all of it in your browser’s settings at any time. The site goes on working.</p>
  </>
);

const SERVER = (
  <>
    <p>For each answer, one line goes to the server’s log, so that we can find faults:</p>
    <ul>
      <li>the time, the path of the page (such as /discover) and how it was asked for</li>
      <li>the status of the answer, how long it took, and where it came from</li>
      <li>a random number for the request, which you can quote when something went wrong</li>
    </ul>
    <p>
      The line holds no network address, no browser name, and nothing after the question mark of an address: filters, names and scores you
      search with, and the secrets in links we mailed you, are not written down. If something fails, the fault itself is noted with the
      request’s number.
    </p>
    <p>
      Log lines are kept for <ToFill>number of days, 30 at most</ToFill>. We rely on our legitimate interest in a site that works.
    </p>
    <p>
      So that nobody can flood the site or guess passwords, the server counts calls. It counts for a number computed from your network
      address or your account, not for the address itself, and forgets the count when its time is over: after minutes or hours, at most{' '}
      {days(DAY_SECONDS)}.
    </p>
    <p>
      If a browser reports that our pages were about to load something they must not, the log notes what kind of thing it was and from which
      site, and nothing else of the report.
    </p>
  </>
);

const COUNTS = (
  <>
    <p>
      If you allow the category “analytics”, our own server counts a few kinds of events: a college was viewed, a search was made, a filter
      was used, a college was saved, a link out of the site was followed, somebody signed up or logged in.
    </p>
    <p>
      What is stored is a number: this event, on this page, in this hour, so many times. There is no identifier, no address, no exact time,
      and no way to tell two visitors apart. Counts are deleted after 400 days.
    </p>
    <p>
      Without your consent nothing is counted or sent. If your browser sends Global Privacy Control, counting stays off whatever else you
      choose. You can change your mind with “Cookie preferences” at the foot of every page.
    </p>
  </>
);

const PLACE = (
  <>
    <p>
      If you press “Near me”, your browser asks you first. The place is rounded to about a kilometer before it goes into the address of your
      search, and is used to answer that search only.
    </p>
    <p>
      Test scores, a family income or a ZIP code that you filter by are part of the page’s address in the same way: they travel to our
      server so that it can answer, and are not kept there. They stay in your browser’s history, and in a link when you share it.
    </p>
    <p>
      The questionnaire is different: what it asks about money and test scores never goes into an address. It travels to our server inside
      the question for matches, is used to answer that question, and is not kept. Where your scores stand at one college is worked out in
      your browser.
    </p>
  </>
);

const OTHERS = (
  <p>
    Nobody sees your account but you, and the people who run this site where they must, for example when you ask for their help. What you
    share by a link of your own is seen by whoever has the link. The pages load fonts, scripts and pictures from our own address only. When
    you follow a link to a college’s website you leave {name}; that site is not told which page you came from. The machines we run on are
    provided by <ToFill>hosting company and country</ToFill>, who may see network traffic while it passes, and keep our database. Mail is
    carried by <ToFill>mail company and country</ToFill>.
  </p>
);

const RIGHTS = (
  <>
    <p>
      Wherever you live, you may ask what is stored about you, ask for a copy, have it corrected or deleted, object, and withdraw consent
      without giving a reason. We answer within one month. In the EU and the UK you can also complain to a data protection authority.
    </p>
    <p>
      With an account you can do most of it yourself, in your <TextLink to="/profile?tab=account">account settings</TextLink>: correct what
      is there, download all of it in one file, end sessions, and delete the account. Log lines and counts carry nothing that we could tie
      to you. We do not sell or share personal information, of anybody of any age.
    </p>
  </>
);

const AGE = (
  <p>
    The site is made for students of about 16 and older. Accounts are for people of 13 and older, and whoever signs up says so. If we learn
    that a child under 13 has an account, we delete it with everything in it; please tell us.
  </p>
);

const LATER = (
  <p>
    This page will change before they open. It is planned that roommate profiles and messages will be yours to hide and delete, and that
    handles will show only after both sides agree.
  </p>
);

const CONTACT = (
  <p>
    Responsible for this site is <ToFill>name and postal address</ToFill>. Questions about privacy go to <ToFill>e-mail address</ToFill>.
  </p>
);
