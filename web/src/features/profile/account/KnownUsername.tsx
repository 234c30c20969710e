/** Tells password managers whose password is asked for; nobody sees it. */
export const KnownUsername = ({ email }: { email: string }) => (
  <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
);
