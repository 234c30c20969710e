/** A label within a sentence: "graduation rate", but "SAT, middle score" and "Carnegie classification". */
export const inSentence = (label: string): string =>
  /^(?!Carnegie)[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
