/** "Auburn University and Berea College"; more than three are counted. */
export function namesInWords(names: readonly string[]): string {
  const [first, second, third] = names;
  if (first === undefined || second === undefined) return first ?? '';
  if (third === undefined) return `${first} and ${second}`;
  return names.length === 3 ? `${first}, ${second} and ${third}` : `${first}, ${second} and ${names.length - 2} more`;
}
