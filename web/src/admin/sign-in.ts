/** Goes to the sign-in page, which returns to the present address. */
export function goToSignIn(): void {
  const { pathname, search } = window.location;
  window.location.replace(`/auth?returnUrl=${encodeURIComponent(pathname + search)}`);
}
