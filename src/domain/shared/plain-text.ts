/**
 * No characters that control a terminal, break lines, turn text around or cannot be seen. Joiners and variation selectors are allowed
 * after a visible character: Persian and Indic names, Japanese names and emoji need them.
 */
const ONE_LINE = /^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}]|(?<=[\p{L}\p{M}\p{N}\p{S}])[\u200C\u200D\p{VS}])*$/u;

/** Whether a text can be shown as a name: in pages, emails, logs and spreadsheets. */
export const isOneLine = (text: string): boolean => ONE_LINE.test(text);

export const ONE_LINE_WORDS = 'Remove line breaks and invisible characters';
