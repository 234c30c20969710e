const COINS = String.raw`crypto(?: ?currency)?|bitcoins?|btc|ethereum|usdt`;

/** Payments of which swindlers speak, and ways to pay that cannot be taken back. Hobbies like "The Wire" or crypto are none. */
export const MONEY = [
  /(?<!(?:mineral|ore|rock|sediment|glacial|fossil) )\bdeposits?\b/g,
  /\b(?:ven[ -]?mo|zelle|cash[ -]?app|pay[ -]?pal|apple ?pay|google ?pay|western ?union|money ?gram)\b/g,
  /\bgift ?cards?\b/g,
  /\b(?:wire|wiring|wired) (?:transfers?|xfers?|me|you|the (?:money|rent|payment)|money|funds|it|payments?|\$?\d+)\b/g,
  /\b(?:money orders?|cashier'?s? che(?:ck|que)s?|bank (?:accounts?|details|transfers?)|routing number)\b/g,
  new RegExp(String.raw`\b(?:send|transfer|lend|loan|pay|give)\b[^.!?]{0,20}\b(?:money|cash|funds|${COINS})\b`, 'g'),
  new RegExp(String.raw`\b(?:(?:in|via|by|with|accept|take) (?:${COINS})|(?:${COINS}) (?:only|accepted|payments?))\b`, 'g'),
  /\b(?:rent|pay|paid|payment|month|months|fee)\b[^.!?]{0,30}\b(?:up ?front|in advance)\b/g,
  /\b(?:up ?front|advance) (?:payment|rent|fee)\b/g,
  /(?<![\w$])\$[a-z]\w{2,}/g,
] as const;
