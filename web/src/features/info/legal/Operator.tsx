import { enumeration } from '../../../api/domain.ts';
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
