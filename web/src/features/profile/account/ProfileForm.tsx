import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_BIO, LONGEST_NAME, type User, USERNAME_WORDS } from '../../../api/domain/accounts.ts';
import { userChanged } from '../../../api/session.ts';
import { useSite } from '../../../api/site.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { fieldError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { accountQuery } from '../shared/profile.queries.ts';
import { dayText } from '../shared/account-words.ts';

interface ProfileFields {
  firstName: string;
  lastName: string;
  username: string;
  bio: string;
}

const FIELDS = ['firstName', 'lastName', 'username', 'bio'] as const;

/** Names, username and bio. Sends only changed fields. */
export function ProfileForm({ user }: { user: User }) {
  const site = useSite();
  const [values, setValues] = useState<ProfileFields>({
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username,
    bio: user.bio ?? '',
  });
  const call = useMutation({
    mutationFn: (body: Partial<ProfileFields>) => site.api.profile.change({ body }),
    onSuccess: (changed, { username }) => {
      userChanged(site, changed);
      setValues({ firstName: changed.firstName, lastName: changed.lastName, username: changed.username, bio: changed.bio ?? '' });
      if (username !== undefined) void site.queries.invalidateQueries({ queryKey: accountQuery(site.api).queryKey });
      toast({ title: 'Profile saved' });
    },
  });
  const save = () => {
    const changes = changesOf(user, values);
    if (Object.keys(changes).length > 0) call.mutate(changes);
    else toast({ title: 'No changes to save' });
  };
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    value: values[name],
    error: fieldError(call.error, name),
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  return (
    <Form call={call} fields={FIELDS} submit="Save profile" onSubmit={save}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" autoComplete="given-name" maxLength={LONGEST_NAME} required {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" maxLength={LONGEST_NAME} required {...field('lastName')} />
      </div>
      <UsernameField {...field('username')} />
      <TextArea label="About you" maxCharacters={LONGEST_BIO} {...field('bio')} />
    </Form>
  );
}

/** Read-only until the username can change again: once in 30 days. */
function UsernameField(field: { value: string; error: string | undefined; onChange: (event: { target: { value: string } }) => void }) {
  const { data } = useQuery(accountQuery(useSite().api));
  const changeableAt = data?.usernameChangeableAt ?? null;
  const hint =
    changeableAt === null
      ? `${USERNAME_WORDS}. You can change it once every 30 days.`
      : `You changed it recently. You can change it again after ${dayText(changeableAt)}.`;
  return (
    <Field
      label="Username"
      hint={hint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      readOnly={changeableAt !== null}
      className={changeableAt === null ? '' : '[&_input]:bg-sunken [&_input]:text-muted'}
      {...field}
    />
  );
}

/** The fields that differ from the stored values, trimmed. */
function changesOf(user: Pick<User, keyof ProfileFields>, values: ProfileFields): Partial<ProfileFields> {
  const changed = Object.entries<string>({ ...values })
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([name, value]) => value !== (user[name as keyof ProfileFields] ?? ''));
  return Object.fromEntries(changed);
}
