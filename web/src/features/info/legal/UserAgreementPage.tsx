import { PRODUCT } from '../../../api/domain.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CHANGED } from './changed.ts';
import { TextPage } from '../../../entities/page/TextPage.tsx';
import { ToFill } from './ToFill.tsx';

const { name } = PRODUCT;

export function Component() {
  return (
    <TextPage
      title="User agreement"
      description={`What you may expect of ${name}, and what ${name} expects of you. In plain language.`}
      canonicalPath="/user-agreement"
      changed={CHANGED.agreement}
      lead={<p>What you may expect of us, and what we expect of you. It is short, and meant to be read.</p>}
      sections={[
        { id: 'free', title: 'Using the site', body: FREE },
        { id: 'accounts', title: 'Your account', body: ACCOUNTS },
        { id: 'numbers', title: 'What the numbers are, and are not', body: NUMBERS },
        { id: 'fair', title: 'Please do not', body: FAIR },
        { id: 'reuse', title: 'Using our data and words', body: REUSE },
        { id: 'ends', title: 'Changes and interruptions', body: CHANGES },
        { id: 'later', title: 'When roommates and messages open', body: LATER },
        { id: 'contact', title: 'Who you are agreeing with', body: CONTACT },
      ]}
    />
  );
}

const FREE = (
  <p>
    You may read, search and compare everything here, free of charge and without an account. You need not tell us who you are. What we store
    is on the <TextLink to="/privacy">privacy page</TextLink>.
  </p>
);

const NUMBERS = (
  <>
    <p>
      The figures come from federal sources and describe past years and groups of students. They are a help for thinking, not a promise: not
      of a price, not of admission, and not of earnings. A price for your family income is the average that the college published for it, or
      an estimate, which is marked as one.
    </p>
    <p>
      We work to show them correctly and say where each one comes from. Colleges and agencies make mistakes, and so do we. Before you
      decide, check with the college. We are not liable for decisions made on these figures alone, as far as the law allows that.
    </p>
  </>
);

const FAIR = (
  <ul>
    <li>Do not try to break the site, get around its limits, or make it slow for others.</li>
    <li>Do not present its contents as somebody else’s, or as an official statement of a college or agency.</li>
    <li>Do not use it to harm, mislead or harass anybody.</li>
  </ul>
);

const REUSE = (
  <p>
    The federal figures are in the public domain. You may download search results as CSV and use{' '}
    <TextLink to="/api/docs" data-reload="">
      the API
    </TextLink>
    ; please name the original source and the year. The name {name}, the drawings and our texts are ours; quote them with a link.
  </p>
);

const CHANGES = (
  <p>
    The site may change, pause or end. If this agreement changes, the date at the top changes with it, and we say what is different. Nothing
    you have read here before commits you to anything new.
  </p>
);

const ACCOUNTS = (
  <>
    <p>An account is free. It keeps what you save, on every device. By creating one you agree to this:</p>
    <ul>
      <li>You are 13 or older.</li>
      <li>Your email address is yours, and you are one person with one account.</li>
      <li>Your password is for you alone. If you think that somebody else has it, change it; that ends all other sessions.</li>
      <li>What you write stays yours. We store and show it as the site needs, for you and for those you share it with.</li>
      <li>Your name, username and picture do not insult anybody or pretend to be somebody else.</li>
    </ul>
    <p>
      You can leave at any time, take your data with you and delete the account in your{' '}
      <TextLink to="/profile?tab=account">account settings</TextLink>. We may lock an account that is used against this agreement. Unless
      that would help somebody do harm, we say why, and you may object.
    </p>
  </>
);

const LATER = (
  <p>
    You will be asked to agree to a version of this page that covers them. They will have rules against harassment, spam and false names,
    and people who enforce them. What you write there, you will answer for, and others can report it.
  </p>
);

const CONTACT = (
  <p>
    The site is run by <ToFill>name and postal address</ToFill>. The law of <ToFill>place</ToFill> applies, without taking away rights that
    you have where you live. Write to <ToFill>e-mail address</ToFill>.
  </p>
);
