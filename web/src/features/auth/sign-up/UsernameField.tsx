import { Field } from '../../../ui/form/Field.tsx';
import type { Username } from './use-username.ts';

/** Says while typing whether a username is free. */
export function UsernameField({ username: { text, isFree, write }, error }: { username: Username; error: string | undefined }) {
  const taken = isFree === false ? 'This username is taken' : undefined;
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
        hint="3 to 24 letters, digits, underscores or dots. Others see it."
        error={error ?? taken}
      />
      <p role="status" className="text-xs text-muted empty:hidden">
        {isFree === true && `${text} is free`}
        <span className="sr-only">{taken}</span>
      </p>
    </div>
  );
}
