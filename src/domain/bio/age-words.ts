const TEENS = 'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const OLDER = '(?:twenty|thirty|forty)(?:[ -]?(?:one|two|three|four|five|six|seven|eight|nine))?';
/** 13 to 59, in digits or in words. */
const AGE = `(?:1[3-9]|[2-5]\\d|${TEENS}|${OLDER})`;
/** What else such a number counts: "I'm 20 minutes away", "I'm 3-0 this season", "I'm 20th". */
const NO_UNIT = String.raw`(?![\d%]|(?:st|nd|rd|th)\b|[-.:,/]\d| ?(?:min|mins|minutes?|hours?|hrs?|miles?|mi|km|blocks?|feet|foot|ft|pounds|lbs|percent|stops?|steps|days?|weeks?|months?|credits?|units?|people|cats?|dogs?|plants?|hundred|thousand)\b)`;

/** A stated age. The profile shows the age that counts, and shows none of a minor. */
export const AGES = [
  new RegExp(
    `\\b(?:i am|i'?m|im|i will be|i'?ll be|turning|just turned|i turned|age|aged)(?: only| just| still| already)?:? ${AGE}${NO_UNIT}\\b`,
    'g',
  ),
  new RegExp(`\\b${AGE}[ -]?(?:years?|yrs?)[ -]?old\\b`, 'g'),
  new RegExp(`\\b${AGE} ?(?:y/?o|yo)\\b`, 'g'),
  // "19F" and "M 22", but not "20 m to the bus".
  /\b(?:1[3-9]|[2-5]\d)(?:\/?[fm]| \/? ?f)\b/g,
  new RegExp(`(?<![\\w'])[fm] ?\\/? ?(?:1[3-9]|[2-5]\\d)\\b${NO_UNIT}`, 'g'),
] as const;
