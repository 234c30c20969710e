import { isReservedUsername, RESERVED_WORDS } from '../../../api/domain/accounts.ts';
import { Field } from '../../../ui/form/Field.tsx';
import type { Username } from './use-username.ts';

/** Shows while typing whether the username is available. */
export function UsernameField({ username: { text, isAvailable, write }, error }: { username: Username; error: string | undefined }) {
  const taken = isAvailable === false ? 'This username is taken' : undefined;
  const refusal = isReservedUsername(text) ? RESERVED_WORDS : taken;
  return (
    <div className="grid gap-1">
      <Field
        label="Username"
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        hint="3 to 24 letters, digits, underscores or dots. Visible to others."
        error={error}
        refusal={refusal}
      />
      <p role="status" className="text-xs text-muted empty:hidden">
        {isAvailable === true && `${text} is available`}
        <span className="sr-only">{refusal}</span>
      </p>
    </div>
  );
}
