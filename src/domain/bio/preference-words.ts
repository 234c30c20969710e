/**
 * Groups that the Fair Housing Act and the laws of many states protect, by what they are called. Sex is missing: a preference for the sex of
 * a person with whom one shares a room is lawful.
 */
const PEOPLE = String.raw`people|persons?|folks?|students?|room ?mates?|girls?|guys?|boys?|women|woman|men|man|males?|females?|ladies|dudes?|kids|individuals?|families|tenants?|applicants?|singles`;
const ORIGINS = String.raw`asians?|latin[oax]s?|latin[oa]s|hispanics?|caucasians?|african[ -]americans?|africans?|arabs?|indians?|chinese|japanese|koreans?|mexicans?|middle[ -]eastern(?:ers)?|native americans?|europeans?|americans?|russians?|pakistanis?|vietnamese|filipin[oa]s?|nigerians?|haitians?|foreigners?|immigrants?|international(?:s| students?)|(?:u\.?s\.? )?citizens?|non-?whites?|poc|minorities`;
const BELIEFS = String.raw`(?:non-?)?(?:christians?|catholics?|muslims?|jews?|jewish|hindus?|buddhists?|sikhs?|mormons?|lds|atheists?|evangelicals?|protestants?|religious|believers|non-?believers)`;
const OTHERS = String.raw`gays?|lesbians?|bisexuals?|queers?|lgbtq?(?:ia)?\+?|trans(?:gender)?s?|homosexuals?|straights?|heterosexuals?|disabled|handicapped|able-bodied|autistics?|wheelchairs?(?: users?)?|mentally ill|(?:people with )?mental (?:illness(?:es)?|health (?:issues|problems))|disabilities|service (?:dogs?|animals?)|emotional support (?:dogs?|cats?|animals?)|esas?|hijabs?|turbans?|burqas?`;
const FAMILIES = String.raw`kids|child(?:ren)?|bab(?:y|ies)|pregnant|single (?:moms?|mothers?|parents?)|families`;

/** A color alone is a color. It means people before a word for people, or in the plural. */
const COLORED = String.raw`(?:(?:whites|blacks|browns)|(?:white|black|brown|colored) (?:${PEOPLE}))`;
const NO_THING = String.raw`(?![ -]?(?:friendly|affirming|allies|ally|club|church|fellowship|group|student (?:union|association|center)|food|music|dramas?|movies?|cuisine|restaurants?|culture|history|studies|literature|art|tea|films?|cooking|dishes|snacks?|language|horror|rock|metal|rap|barbecue|bbq|ink|life|school|values|holidays?))`;
const GROUP = String.raw`(?:${COLORED}|(?:${ORIGINS}|${BELIEFS}|${OTHERS})(?![a-z])(?: (?:${PEOPLE})(?![a-z]))?${NO_THING})`;
const LIST = String.raw`${GROUP}(?:(?:,| or| and|\/|,? (?:or|and)) ?(?:no )?${GROUP})*`;
/** Ends the group: otherwise "prefer Korean" may go on with "noodles". */
const END = String.raw`(?= ?(?:$|[\n.,;:!?)"'&/-]|(?:please|only|or|and|if|for|who|that|with|in|here|as|to|because|bc|but|thanks|thx|over|i|i'm|we|my|no|not|must|also|allowed|welcome|wanted)\b))`;
const SOFTENER = String.raw`(?:an? |another |other |fellow |some |any |more |my |to be |being |with |for |room with |live with |share with |living with )*`;

/** Preferences for or against such a group, in sentences of ads. */
export const PREFERENCES = [
  new RegExp(
    String.raw`(?<!(?:have|has|having|with|got|i'm|am|there's|there is|there are|are|speak|eat|watch) )\b(?:no|hate|dislike|except|anti|zero|without) (?:any |more |to )?(?:${LIST}|(?:${FAMILIES})(?! (?:here|of my|yet)))${END}`,
    'g',
  ),
  new RegExp(String.raw`\b(?:no|not) (?:${GROUP}) (?:${PEOPLE})`, 'g'),
  new RegExp(
    String.raw`\b(?:don't|do not|dont|can't|cannot|won't|will not|wouldn't|not|rather not|never) (?:want|like|accept|allow|live with|living with|room with|share with|comfortable with|comfortable around|take|rent to)(?: to (?:live|room|share) with)?(?: living with| around)? ${SOFTENER}(?:${LIST}|${FAMILIES})${END}`,
    'g',
  ),
  new RegExp(
    String.raw`\b${LIST} (?:only|need not|not (?:welcome|allowed|wanted)|preferred|preferably|strongly preferred|a must|required|is a must|are preferred|is preferred)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:only|strictly|preferably|ideally|prefer|preferring|prefers|must be|should be|has to be|have to be|needs? to be|gotta be|please be|be) ${SOFTENER}(?:${LIST})${END}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:looking for|look for|seeking|searching for|want|wants|wanting|need|needs|hoping for|would like|would love|i'd like|i'd love|prefer|in search of|live with|room with) (?:[a-z'-]+,? ){0,4}?${GROUP} (?:(?:[a-z]+ )?(?:room ?mates?|roomies?|people|person|girls?|guys?|boys?|women|woman|men|man|males?|females?|ladies|students?|folks?))\b`,
    'g',
  ),
  new RegExp(String.raw`\b(?:looking for|seeking|searching for|want|need|prefer|hoping for) ${SOFTENER}${LIST}${END}`, 'g'),
  new RegExp(String.raw`\bsomeone (?:who(?:'s| is) )?(?:not |also )?(?:an? )?(?:${LIST}|white|black)${END}`, 'g'),
  new RegExp(
    String.raw`\b(?:someone|${PEOPLE}) (?:of|who shares?|with) (?:my|the same|same) (?:own )?(?:race|religion|faith|ethnicity|skin color|nationality)\b`,
    'g',
  ),
  new RegExp(String.raw`\b${GROUP} (?:[a-z]+ ){0,2}(?:${PEOPLE}) (?:only|preferred)\b`, 'g'),
  /(?:^|[\n.;!?] ?)(?:white|black|brown) only\b/g,
  /\bnative (?:english )?speakers? only\b|\benglish speakers? only\b|\bno (?:foreign )?accents?\b|\bno children\b(?= (?:please|allowed))|\badults? only\b(?=.{0,20}\bno kids\b)/g,
] as const;
