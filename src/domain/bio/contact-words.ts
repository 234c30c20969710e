const AT = String.raw`(?: ?@ ?| ?[(\[{<] ?at ?[)\]}>] ?| at )`;
const DOT = String.raw`(?: ?\. ?| ?[(\[{<] ?(?:dot|\.) ?[)\]}>] ?| dot )`;
const ENDINGS = 'com|edu|net|org|io|gov|info|co|me|us';
const MAIL_HOSTS = String.raw`g ?mail|hot ?mail|y ?mail|proton ?mail`;

/** Email addresses, also in words: "jane at school dot edu". */
export const EMAILS = [
  new RegExp(String.raw`[\w.+-]+${AT}[\w-]+(?:${DOT}[\w-]+)?${DOT}(?:${ENDINGS})\b`, 'g'),
  new RegExp(String.raw`(?:[\w.+-]+${AT})?\b(?:${MAIL_HOSTS})\b(?:${DOT}com\b)?`, 'g'),
  /\be-?mail(?: (?:address|me))?(?: (?:is|at)|:) ?[\w.+-]{3,}/g,
] as const;

/** No words of sentences end with them, so a missing space after a full stop makes no address. */
const SITE_ENDINGS = 'com|net|org|edu|io|gg|tv|ly|ee|app|xyz|info|link|page|dev|site|online|bio';

/** Addresses on the web. */
export const LINKS = [
  /\bhttps?:\/\/\S*/g,
  /\bwww ?\. ?\S+/g,
  new RegExp(String.raw`\b[a-z\d-]{2,}(?:\.[a-z\d-]+)*\.(?:${SITE_ENDINGS})\b(?!-)(?:\/\S*)?`, 'g'),
  /\b[a-z\d-]+\.(?:[a-z]{2,6})\/[\w@.+-]+/g,
  new RegExp(
    String.raw`\b(?!(?:in|with|on|and|the|using|a|polka|every)\b)[a-z\d-]{2,} ?(?:[(\[]dot[)\]]|\bdot\b) ?(?:com|net|org|edu|io|gg|ee)\b(?: ?(?:\/|slash) ?\w+)?`,
    'g',
  ),
] as const;
