const DAY_SECONDS = 86_400;

/** "a day", "30 days". */
export function days(seconds: number): string {
  const count = seconds / DAY_SECONDS;
  return count === 1 ? 'a day' : `${count} days`;
}
