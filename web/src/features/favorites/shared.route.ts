/** A list of colleges that somebody shares. */
export const Component = (): null => null;
