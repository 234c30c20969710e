/**
 * No characters that control a terminal, break lines, turn text around or cannot be seen. Joiners and variation selectors are allowed
 * after a visible character: Persian and Indic names, Japanese names and emoji need them.
 */
const ONE_LINE = /^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]|(?<=[\p{L}\p{M}\p{N}\p{S}])[\u200C\u200D\p{VS}])*$/u;

/** Whether a text can be shown as a name: in pages, emails, logs and spreadsheets. */
export const isOneLine = (text: string): boolean => ONE_LINE.test(text);

export const ONE_LINE_WORDS = 'Remove line breaks and invisible characters';

/** As a name, and with line breaks, tabs and the marks of direction that Hebrew and Arabic texts have. */
const FREE_TEXT =
  /^(?:[\n\t\u061C\u200E\u200F]|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]|(?<=[\p{L}\p{M}\p{N}\p{S}])[\u200C\u200D\p{VS}])*$/u;
const MARKS = /[\u061C\u200E\u200F]/g;

/** Whether a text of several lines can be shown: it has no control characters and no marks that reverse other text, and it is empty or has a visible character. */
export const isFreeText = (text: string): boolean => FREE_TEXT.test(text) && (text === '' || text.replace(MARKS, '').trim() !== '');

export const FREE_TEXT_WORDS = 'Remove invisible characters and those that reverse text';

/** What word processors leave in a copied text: soft hyphens, spaces of no width, and line ends of other systems. */
export const withoutHidden = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[\u00AD\u200B\u2060\uFEFF]/g, '');
