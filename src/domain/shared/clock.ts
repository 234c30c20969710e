/** The time, as a port: rules never read the machine's clock. */
export interface Clock {
  now(): Date;
}
