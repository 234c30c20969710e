const MAJOR = /[?&]major=(\d\d(?:\.\d\d(?:\d\d)?)?)(?![\d.])/;

/** The CIP code of the first major that the address of the page chooses, as of a search or of matches: "51.38" of `?major=51.38,11`. */
export const addressedMajor = (): string | undefined => MAJOR.exec(window.location.search)?.[1];
