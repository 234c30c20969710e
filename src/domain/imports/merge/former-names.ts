/** The former names of a college after a change of its name. A change of capitals only is no change of name. */
export function formerNamesAfter(formerNames: readonly string[], before: string, name: string): readonly string[] {
  if (before.toLowerCase() === name.toLowerCase()) return formerNames;
  return [...formerNames.filter((former) => former !== name && former !== before), before];
}
