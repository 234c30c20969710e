/** Browsers by a mark of their own; others pretend to be Chrome and Safari, so those come last. */
const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

/** Telephones name a desktop system beside their own, so they come first. */
const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a person recognises a session by: "Firefox on Windows". */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser === undefined && system === undefined) return 'Unknown device';
  return system === undefined ? `${browser ?? ''} on an unknown system` : `${browser ?? 'Unknown browser'} on ${system}`;
}

const nameIn = (table: readonly [RegExp, string][], userAgent: string): string | undefined =>
  table.find(([mark]) => mark.test(userAgent))?.[1];
