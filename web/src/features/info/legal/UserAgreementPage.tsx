import { PROFILE_LIMITS } from '../../../api/domain/roommates.ts';
import { PRODUCT } from '../../../api/domain/shared.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { TextPage } from '../../../entities/page/TextPage.tsx';
import { RunBy } from './Operator.tsx';
import { LAST_CHANGED } from './legal-parts.ts';

const { name } = PRODUCT;

export function Component() {
  return (
    <TextPage
      title="User agreement"
      description={`What you can expect from ${name}, and what ${name} expects from you. In plain language.`}
      canonicalPath="/user-agreement"
      changed={LAST_CHANGED.agreement}
      lead={<p>What you can expect from us, and what we expect from you. It is short and in plain language.</p>}
      sections={[
        { id: 'free', title: 'Using the site', body: FREE },
        { id: 'accounts', title: 'Your account', body: ACCOUNTS },
        { id: 'numbers', title: 'About the numbers', body: NUMBERS },
        { id: 'fair', title: 'Please do not', body: FAIR },
        { id: 'reuse', title: 'Using our data and texts', body: REUSE },
        { id: 'ends', title: 'Changes and interruptions', body: CHANGES },
        { id: 'messages', title: 'Messages', body: MESSAGES },
        { id: 'roommates', title: 'Roommate profiles', body: ROOMMATES },
        { id: 'contact', title: 'Who we are', body: CONTACT },
      ]}
    />
  );
}

const FREE = (
  <p>
    You can read, search and compare everything here for free and without an account. You do not have to tell us who you are. The{' '}
    <TextLink to="/privacy">privacy page</TextLink> lists what we store.
  </p>
);

const NUMBERS = (
  <>
    <p>
      The figures come from <TextLink to="/about">public sources</TextLink> and describe groups of students in past years. They do not
      promise a price, admission or earnings. A price for your family income or your home state is the average that the college published
      for it, or a marked estimate.
    </p>
    <p>
      We work to show the figures correctly and with their sources. Colleges and agencies can make mistakes, and so can we. Check with the
      college before you decide. As far as the law allows, we are not liable for decisions based on these figures alone.
    </p>
  </>
);

const FAIR = (
  <ul>
    <li>Do not try to break the site, get around its limits, or make it slow for others.</li>
    <li>Do not present its content as someone else’s, or as an official statement of a college or agency.</li>
    <li>Do not use it to harm, mislead or harass anyone.</li>
  </ul>
);

const REUSE = (
  <p>
    The federal figures are in the public domain. You may download search results as CSV and use{' '}
    <TextLink to="/api/docs" data-reload="">
      the API
    </TextLink>
    . Please name the original source and the year. The name {name}, the drawings and our texts belong to us. You can quote them with a
    link.
  </p>
);

const CHANGES = (
  <p>
    The site may change, pause or end. If we change this agreement, we update the date at the top and say what changed. Changes do not bind
    you without your consent.
  </p>
);

const ACCOUNTS = (
  <>
    <p>An account is free and stores what you save, on every device. When you create one, you agree to the following:</p>
    <ul>
      <li>You are 13 or older.</li>
      <li>You use your own email address and have only one account.</li>
      <li>You do not share your password. If someone else may know it, change it. This ends all other sessions.</li>
      <li>You own what you write. We store it and show it to you and to the people you share it with.</li>
      <li>Your name, username and picture do not insult anyone or impersonate someone else.</li>
    </ul>
    <p>
      You can download your data and delete the account at any time in your <TextLink to="/profile?tab=account">account settings</TextLink>.
      We may lock an account that breaks this agreement. We will tell you why, unless that would help someone do harm, and you can object.
    </p>
  </>
);

const MESSAGES = (
  <p>
    You are responsible for what you write, and others can report it. Do not send spam, ask for money, insult or threaten people, or use a
    false name. Staff decide about reports and tell you the reason. You can appeal once, and another member of staff decides.
  </p>
);

const ROOMMATES = (
  <ul>
    <li>
      Roommate profiles are for people of {PROFILE_LIMITS.minAge} and older. State your true age: staff confirm a change to the other side
      of 18.
    </li>
    <li>Create one profile for yourself at each college where you look for a room. Do not create one for another person.</li>
    <li>Do not put phone numbers, addresses, names on other sites or requests for money into your text. Staff look at such texts first.</li>
    <li>Do not exclude people by race, religion, origin, disability or family. US law forbids it in housing ads.</li>
    <li>A match is an estimate from your answers. It does not predict friendship, and we do not check what people state.</li>
    <li>The rules for messages apply, too.</li>
  </ul>
);

const CONTACT = (
  <p>
    <RunBy />
    This agreement does not limit the rights you have where you live.
  </p>
);
