/** Values that the words of a message may name, never a treatment: anybody may see a phone's screen. */
export const placeholders = [
  '병원',
  '이름',
  '날짜',
  '시각',
  '예약번호',
  '주소',
  '링크',
  '인증번호',
  '마감',
] as const
export type Placeholder = (typeof placeholders)[number]

export const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name)

/** Which message it is, the product's words, and what a clinic's own words may and must name. */
export type MessageMeta = {
  audience: 'visitor' | 'clinic'
  kind: string
  words: string
  takes: readonly Placeholder[]
  needs: readonly Placeholder[]
}

/** Values such as a message goes out with: what a preview shows, and what its length is counted with. */
export const sampleValues: Record<Placeholder, string> = {
  병원: '단장의원',
  이름: '김하늘',
  날짜: '11월 25일(수)',
  시각: '오후 2:30',
  예약번호: 'K7MP2WXQ',
  주소: '서울 강남구 테헤란로 12, 5층',
  링크: 'https://clinic.kr/#reservation=2n.tk3x9c.YW3vZ4kq0kY2yW5Xq3nX8j1l',
  인증번호: '482913',
  마감: '오후 3:00',
}

const pattern = /#\{([^{}]*)\}/g

/** The words of a template. Unknown values are left out, and lines that name no known one. */
export const fillWords = (words: string, values: Partial<Record<string, string>>): string =>
  words
    .split('\n')
    .filter((line) => {
      const names = namesIn(line)
      return names.length === 0 || names.some((name) => values[name])
    })
    .join('\n')
    .replaceAll(pattern, (_, name: string) => values[name] ?? '')
    .trim()

/** The names in `#{…}`, in their order. */
export const namesIn = (words: string): string[] => [...words.matchAll(pattern)].map(([, name = '']) => name)

/** Bytes of a short message (SMS), and of a long one (LMS), which costs more. */
export const shortBytes = 90
export const longBytes = 2000

/** Bytes of a text as a carrier counts them, in EUC-KR: one for each letter of ASCII, two for any other. */
export const carrierBytes = (text: string): number =>
  [...text].reduce((bytes, letter) => bytes + ((letter.codePointAt(0) ?? 0) < 0x80 ? 1 : 2), 0)

const inBraces = (names: readonly string[]) => names.map((name) => `#{${name}}`).join(', ')

/** Returns what is wrong with a clinic's own words; nothing where they may be sent. */
export function problemsOf(words: string, { takes, needs }: Pick<MessageMeta, 'takes' | 'needs'>): string[] {
  if (words.trim() === '') return ['보낼 말을 적어 주세요. 기본 문구로 되돌릴 수도 있습니다.']
  const found = namesIn(words)
  const unknown = found.filter((name) => !(takes as readonly string[]).includes(name))
  const missing = needs.filter((name) => !found.includes(name))
  const bytes = carrierBytes(fillWords(words, sampleValues))
  return [
    ...(unknown.length > 0
      ? [
          `이 메시지에 쓸 수 없는 값이 있습니다: ${inBraces(unknown)}. 쓸 수 있는 값은 ${inBraces(takes)}입니다.`,
        ]
      : []),
    ...(missing.length > 0 ? [`꼭 들어가야 하는 값이 빠졌습니다: ${inBraces(missing)}`] : []),
    ...(bytes > longBytes
      ? [`문자 한 통에는 ${longBytes}바이트까지 들어갑니다. 지금은 ${bytes}바이트입니다.`]
      : []),
  ]
}
