/** What the route says about an address. */
export interface RoommateAddress {
  /** Undefined: no profile can have the address. */
  id: string | undefined;
  /** Visitors do not see the profile. The browser asks again for a signed-in person. */
  isMissing: boolean;
}
