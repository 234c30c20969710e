import { enumeration } from '../../../api/domain/shared.ts';
import { useSite, type Operator } from '../../../api/site.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

const PARTS = { name: 'a name', address: 'a postal address', contact: 'a contact' } as const;
const NAMES = ['name', 'address', 'contact'] as const;

/** Who runs the site and where to write to, or that the operator has not published it. */
export function RunBy() {
  const operator: Operator = useSite().operator ?? {};
  const { name, address, contact } = operator;
  return (
    <>
      {name !== undefined && `This site is run by ${name}. `}
      {address !== undefined && `The operator’s postal address is ${address}. `}
      {contact !== undefined && <WriteTo contact={contact} />}
      {missing(operator)}
    </>
  );
}

/** Where to write to. */
export function OperatorContact() {
  const { contact }: Operator = useSite().operator ?? {};
  return contact === undefined ? missing({ name: '', address: '' }) : <WriteTo contact={contact} />;
}

interface IfAskedProps {
  /** What the operator tells people who ask. */
  told: string;
  /** What comes before the other sentences, if there is no contact to ask. */
  untold?: string;
}

/** What people learn if they ask. Without a contact: that there is none, and what they can do in their account. */
export function IfAsked({ told, untold = '' }: IfAskedProps) {
  if (useSite().operator?.contact !== undefined) return told;
  return (
    <>
      {untold}The operator has published no contact to ask. In your <TextLink to="/profile?tab=account">account settings</TextLink> you can
      download your data and delete your account.
    </>
  );
}

function missing(operator: Operator): string | null {
  const parts = NAMES.filter((part) => operator[part] === undefined).map((part) => PARTS[part]);
  return parts.length === 0 ? null : `The operator of this site has not published ${enumeration(parts, 'or')}. `;
}

function WriteTo({ contact }: { contact: string }) {
  const href = contact.startsWith('https:') ? contact : `mailto:${contact}`;
  return (
    <>
      You reach the operator at <TextLink to={href}>{contact}</TextLink>.{' '}
    </>
  );
}
