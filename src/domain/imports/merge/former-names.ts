/** The former names of a college after a change of its name. A change of capitals only is no change of name. */
export function formerNamesAfter(formerNames: readonly string[], before: string, name: string): readonly string[] {
  if (before.toLowerCase() === name.toLowerCase()) return formerNames;
  return [...formerNames.filter((former) => former !== name && former !== before), before];
}

/** The former names with those that directories of former years add: they come first. */
export function formerNamesWith(formerNames: readonly string[], added: readonly string[], name: string): readonly string[] {
  const known = new Set([...formerNames, name].map((each) => each.toLowerCase()));
  return [...added.filter((each) => !known.has(each.toLowerCase())), ...formerNames];
}
