/** Sites on which people have names. Those in `SHORT` mean something else too. */
const SITES = String.raw`insta(?: ?gram)?|snap(?: ?chat)?|tik ?tok|discord|telegram|whats ?app|we ?chat|kik|face ?book|fb|ig|messenger|twitter|linked ?in|group ?me|vsco|be ?real|skype|viber|the '?gram|📸|👻|📷`;
const SITE = String.raw`(?<![a-z\d])(?:${SITES})(?![a-z\d])`;
const SHORT_SITE = String.raw`(?<![a-z\d])(?:${SITES}|sc|gram|disc|tele|signal|threads|reddit|tumblr)(?![a-z\d])`;
const NOUN = String.raw`(?: ?(?:handle|user ?name|user|name|id|tag|account|acct|acc))?`;

/** Words of sentences that are not a name. */
const NO_NAME = String.raw`(?!(?:a|about|active|all|also|always|an|and|are|at|bad|barely|basically|because|below|big|boring|but|by|constantly|dead|dry|empty|everyone|everything|fairly|fine|food|for|from|full|fun|good|great|hardly|here|hers|his|how|i|i'd|i'll|i'm|i've|if|in|inactive|is|it|it's|just|kind|kinda|less|life|like|linked|literally|mainly|maybe|me|mine|more|most|mostly|much|my|never|no|none|not|nothing|now|of|off|often|okay|on|only|or|our|pretty|private|probably|public|quite|really|secret|set|sick|so|some|sometimes|somewhat|still|super|that|the|their|then|there|they|this|to|too|under|unused|usually|very|we|what|when|where|which|while|who|why|with|yes|you|your|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|judge?ments?|decisions?|${SITES})(?![\w.]))`;
const NAME = String.raw`${NO_NAME}@?(?=[\d.-]*[a-z_])[a-z\d_][\w.-]{2,}`;
/** With a digit, a line or a dot inside: no word of a sentence. */
const SIGNED_NAME = String.raw`@?(?=[\w.-]*(?:[a-z]\d|\d[a-z]|_|[a-z\d]\.[a-z\d]))[a-z\d_][\w.-]*[a-z\d_]`;
const SIGN = String.raw`(?: ?(?:->|=>|→|➡|[:;=@>~|)\]*/]|\/\/)+ ?| -+ ?)`;
/** A clause of a name alone. Plural words are things: "TikTok dances". */
const LAST_NAME = String.raw`(?![a-z]+s(?![\w.]))${NAME}(?= ?(?:$|[\n.,;!?)]))`;

/** Names on other sites, also in words: "my insta is jane dot doe". */
export const HANDLES = [
  /(?<![\w.@])@[a-z\d_][\w.]{1,29}/g,
  new RegExp(String.raw`${SITE}${NOUN}${SIGN}${NAME}`, 'g'),
  new RegExp(String.raw`${SHORT_SITE}${NOUN} ?[:=@]+ ?${NAME}`, 'g'),
  new RegExp(String.raw`\bmy ${SHORT_SITE}${NOUN}(?:'s| is| would be) ${NAME}`, 'g'),
  new RegExp(String.raw`(?:^|[\n.,;:!?(]|\bmy|\band|\bor) ?${SITE}${NOUN}(?: is)?[ \n]${LAST_NAME}`, 'g'),
  new RegExp(String.raw`${SITE} ?"${NAME}"`, 'g'),
  new RegExp(String.raw`\b(?:snap|add|find|follow|dm|message) me ?[:=] ?${NAME}`, 'g'),
  new RegExp(String.raw`\b(?:search|searching|look|looking)(?: for| up)? ${NAME} on ${SITE}`, 'g'),
  new RegExp(String.raw`(?:${SIGNED_NAME} |[\w.]{3,} ?[([] ?)${SITE}`, 'g'),
  new RegExp(String.raw`${SHORT_SITE}${NOUN}(?: is|'s)? ${SIGNED_NAME}`, 'g'),
  new RegExp(String.raw`\b(?:my|same) (?:@|at|handle|user ?name|user|tag) (?:is|on|everywhere)(?: ${NAME})?`, 'g'),
  new RegExp(String.raw`\b(?:handle|user ?name|@)(?: is| ?[:=]) ?${NAME}`, 'g'),
  new RegExp(
    String.raw`\b(?:add|follow|find|dm|message|msg|text|hit|reach|contact|write|ping|look|search|snap|talk to|connect with) (?:me|us)\b[^.!?]{0,20}\b(?:on|at|through|via|over|in) (?:my )?${SHORT_SITE}(?: (?:as|under|at)? ?${NAME})?`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:hmu|reach out|dms? (?:are )?open|(?:slide|come) into my dms?)\b[^.!?]{0,20}\b(?:on|via|through) ${SHORT_SITE}`,
    'g',
  ),
  new RegExp(String.raw`\b(?:add|follow|check(?: out)?|search|stalk|on) my ${SITE}(?! (?:feed|story|stories|page on))`, 'g'),
  new RegExp(String.raw`\b(?:add|follow|search(?: for)?|look up) (?:my )?${SIGNED_NAME}`, 'g'),
  new RegExp(String.raw`\b(?:i'm|i am|im|it's|its|as|under) (?![a-z]+(?:ing|ed|ly)\b)${NAME} on (?:both )?${SITE}`, 'g'),
  new RegExp(String.raw`${SIGNED_NAME} on (?:both )?${SHORT_SITE}`, 'g'),
  new RegExp(String.raw`\bon ${SHORT_SITE} (?:as|under|@) ?${NAME}`, 'g'),
  new RegExp(String.raw`${SHORT_SITE}[^.!?]{0,30}? [a-z\d]+ (?:dot|period|dash|hyphen|point) [a-z\d]+`, 'g'),
  /\b[a-z\d]+ (?:underscore|under score) [a-z\d]+(?: (?:dot|underscore) [a-z\d]+)*/g,
  /\b[a-z\d]+ ?[([](?:dot|period|underscore)[)\]] ?[a-z\d]+/g,
  /\b(?!(?:polka|the|a|each|every|this|that|one|red|blue|black|white|quantum|micro|in|with|using|on|and)\b)[a-z]{2,} dot (?!(?:product|plot|matrix|com|net|org|edu|io|gg|dress|pattern|art|the|and|is|in|on|of|to|journal\w*)\b)[a-z\d]{2,}\b/g,
  /(?<![\w.])(?=[\w.]*[a-z])[a-z\d.]+_[\w.]*[a-z\d]/g,
  /\b[a-z]{2,}\.[a-z]+\.?\d+\b/g,
  /(?<!\w)[\w.]{2,32}#\d{4}\b/g,
] as const;

/** A spaced-out word is a name from this length on, because no other word is written so. */
export const LONG_SPACED_WORD = 7;
