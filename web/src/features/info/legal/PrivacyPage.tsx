import { REQUEST_DAYS } from '../../../api/domain/roommates.ts';
import { PRODUCT, RETENTION } from '../../../api/domain/shared.ts';
import { CHANGE_ANYTIME } from '../../../entities/consent/consent-words.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { TextPage } from '../../../entities/page/TextPage.tsx';
import { AccountData, AccountSafety, Leaving, Mail, Reports } from './PrivacyOfAccounts.tsx';
import { IfAsked, RunBy } from './Operator.tsx';
import { days, LAST_CHANGED } from './legal-parts.ts';

const { name } = PRODUCT;
const DAY_SECONDS = 86_400;

export function Component() {
  return (
    <TextPage
      title="Privacy"
      description={`What ${name} stores, why, for how long, and what your rights are. In plain language.`}
      canonicalPath="/privacy"
      changed={LAST_CHANGED.privacy}
      lead={<p>Without an account, we know almost nothing about you. With an account, we know what you tell us. This page lists it.</p>}
      sections={[
        { id: 'short', title: 'In short', body: SHORT },
        { id: 'browser', title: 'What stays in your browser', body: BROWSER },
        { id: 'account', title: 'What an account holds', body: <AccountData /> },
        { id: 'safety', title: 'Account security', body: <AccountSafety /> },
        { id: 'mail', title: 'Emails we send', body: <Mail /> },
        { id: 'reports', title: 'When you report a problem', body: <Reports /> },
        { id: 'leaving', title: 'When you delete your account', body: <Leaving /> },
        { id: 'server', title: 'What our server logs', body: SERVER },
        { id: 'counts', title: 'What we count if you agree', body: COUNTS },
        { id: 'place', title: 'Location, test scores and income', body: PLACE },
        { id: 'others', title: 'Who else gets data', body: OTHERS },
        { id: 'rights', title: 'Your rights', body: RIGHTS },
        { id: 'children', title: 'Age', body: AGE },
        { id: 'roommates', title: 'Roommate profiles', body: ROOMMATES },
        { id: 'contact', title: 'Who is responsible', body: CONTACT },
      ]}
    />
  );
}

const SHORT = (
  <ul>
    <li>You can read, search and compare without an account. We show no ads and sell no data.</li>
    <li>Your choices about cookies, theme and compared colleges stay in your browser.</li>
    <li>An account stores what you enter and save. You can download all of it, and delete the account at any time.</li>
    <li>Our server logs which pages it served, without your search terms and without your full network address.</li>
    <li>We count a few events, such as a search, only if you agree, and we do not identify visitors.</li>
  </ul>
);

const BROWSER = (
  <>
    <p>
      Your cookie choice, your theme, and the colleges you compare or save without an account are stored in your browser. They are not sent
      to us when you visit. When you sign in, your saved colleges move to your account, and your browser stores two entries that keep you
      signed in. The <TextLink to="/cookies">cookies page</TextLink> lists every entry with its name and duration.
    </p>
    <p>
      The budget, family income, home state, ZIP code and test scores that you enter in the questionnaire or on other pages stay in that
      browser tab. They are deleted when you close it, unless you save your answers to an account.
    </p>
    <p>You can delete all of this in your browser’s settings at any time. The site still works.</p>
  </>
);

const SERVER = (
  <>
    <p>For each request, the server logs one line, so that we can find errors:</p>
    <ul>
      <li>the time, the path of the page (such as /discover) and the request method</li>
      <li>the status of the response, how long it took, and which part of the server sent it</li>
      <li>a random request number, which you can quote when you report an error</li>
      <li>
        only if the request is refused or changes something: your network (not the full address), the number of your account if you are
        signed in, and the reason of the refusal, so that we can trace attacks
      </li>
    </ul>
    <p>
      The line contains no browser name and no part of the page address after the question mark. So your filters, search terms and test
      scores, and the tokens in emailed and shared links, are not logged. If a request fails, the error is logged with the request number.
    </p>
    <p>
      The operator of this site decides for how many days log lines are stored
      <IfAsked told=", and tells you if you ask." untold=". " /> The legal basis is our legitimate interest in a working site.
    </p>
    <p>
      To prevent overload and password guessing, the server counts requests. It counts them by a hash of your network address or account,
      not by the address itself. It deletes the count after minutes or hours, at most {days(DAY_SECONDS)}.
    </p>
    <p>If your browser reports blocked content on our pages, we log only the type of the content and its site.</p>
  </>
);

const COUNTS = (
  <>
    <p>
      If you allow the category “analytics”, our own server counts a few events: college views, searches, uses of filters, saved colleges,
      clicks on external links, sign-ups and sign-ins.
    </p>
    <p>
      We store one number per event, page and hour. We store no identifier, no network address and no exact time, so we cannot distinguish
      visitors. We delete the counts after 400 days.
    </p>
    <p>
      Without your consent, nothing is counted or sent. If your browser sends Global Privacy Control, analytics stays off even if you accept
      it. {CHANGE_ANYTIME}
    </p>
  </>
);

const PLACE = (
  <>
    <p>
      If you press “Near me”, your browser asks for permission. We round the location to about a kilometer before it goes into the address
      of your search, and use it only for that search.
    </p>
    <p>
      A ZIP code that you use as a filter is also in the page’s address. It stays in your browser’s history, and in the link if you share
      it. Test scores, a family income and a home state are in no address. All of them are sent to our server for the search and not stored
      there.
    </p>
    <p>
      In the questionnaire, your budget, income, home state, ZIP code and test scores never go into an address. They are sent to our server
      in the request for matches, used for that request and not stored. The comparison of your scores with one college is computed in your
      browser.
    </p>
  </>
);

const OTHERS = (
  <p>
    Only you can see your account. The people who run this site can see it if they must, for example when you ask for help. Anyone with a
    link that you share can see what you share. The pages load fonts, scripts and images from our own site only. When you follow a link to a
    college’s website, you leave {name}. That site does not learn which page you came from. The operator may use companies that host the
    site, store its database or send its emails. <IfAsked told="If you ask, the operator names them and their countries." />
  </p>
);

const RIGHTS = (
  <>
    <p>
      You can ask which data we store about you, get a copy, have it corrected or deleted, object to its use, and withdraw consent without
      giving a reason. This applies wherever you live. We answer within one month. In the EU and the UK, you can also complain to a data
      protection authority.
    </p>
    <p>
      With an account, you can do most of this in your <TextLink to="/profile?tab=account">account settings</TextLink>: correct your data,
      download it in one file, end sessions and delete the account. We cannot link counts to you, nor the log lines of pages you read. We do
      not sell or share personal information of anyone, at any age.
    </p>
  </>
);

const AGE = (
  <p>
    The site is for students aged about 16 and older. You must be 13 or older to have an account, and you confirm this when you sign up. If
    we learn that a child under 13 has an account, we delete it with all its data. Please tell us.
  </p>
);

const ROOMMATES = (
  <ul>
    <li>
      A roommate profile stores what you enter: college, age, year, major, what you look for, interests, traits, a text, names on other
      sites and your quiz answers. Your stated age becomes a date of birth that stays with the account, so that the rules for minors hold.
    </li>
    <li>
      Members with a confirmed address and an active profile at the same college see it. Visitors with the link see first name, college,
      year, major and interests. People under 18 appear only to such members up to 19 who also confirmed an address at the college, without
      age, picture and names on other sites.
    </li>
    <li>
      Who confirms an address at a college stores a digest of it, which cannot be turned back, and the domain, for twelve months. Others
      read the domain. An address at a college does not show that a person studies there.
    </li>
    <li>Names on other sites are shown to a person after both of you have accepted a request, if both are 18 or older.</li>
    <li>
      A request ends after {REQUEST_DAYS} days. A profile leaves the list after 60 days without a visit. A deleted profile is erased after{' '}
      {days(RETENTION.roommateProfiles)}, and with your account at once.
    </li>
    <li>
      To keep blocked people away who open another account, we compare network and browser name of accounts that are newer than the block.
    </li>
  </ul>
);

const CONTACT = (
  <p>
    The operator of this site is responsible for your data. <RunBy />
  </p>
);
