/** Asks the user for the password. Resolves to whether it was confirmed. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** The dialog of the panel announces itself. Returns a function that withdraws it. */
export function onAskPassword(asked: Ask): () => void {
  ask = asked;
  return () => {
    ask = undefined;
  };
}

/** One dialog serves all calls that wait. False without a dialog, and when the user cancels. */
export function askPassword(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
