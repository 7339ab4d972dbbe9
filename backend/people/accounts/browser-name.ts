const browsers: [RegExp, string][] = [
  [/\bSamsungBrowser\//, '삼성 인터넷'],
  [/\bWhale\//, '웨일'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Browser and system of a `user-agent` as their owner knows them: `Chrome, Windows`; empty where neither is known. Kept
 * in place of the header, which tells more of a person than anybody needs. Those that name others in their header come
 * first.
 */
export function browserName(userAgent: string): string {
  const nameOf = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameOf(browsers), nameOf(systems)].filter(Boolean).join(', ')
}
