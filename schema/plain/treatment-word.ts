/** What a clinic calls what it offers. */
export const treatmentWords = ['시술', '진료'] as const
export type TreatmentWord = (typeof treatmentWords)[number]

/** Particles after 시술 with those after 진료, which has no final consonant. */
const particles: Record<string, string> = { 을: '를', 은: '는', 이: '가', 과: '와', 이나: '나' }

/**
 * Says one of the product's own texts, which are written with 시술, in the clinic's word: `시술을 선택` is `진료를 선택`.
 * A room (시술실) keeps its name. Source: docs/product.md, C11.
 */
export const inClinicWords = (text: string, word: TreatmentWord = '시술'): string =>
  word === '시술'
    ? text
    : text.replace(
        /시술(?!실)(?:(이나|[을은이과])(?![가-힣]))?/g,
        (_, particle: string = '') => `${word}${particles[particle] ?? ''}`,
      )

/**
 * Returns the same with those texts that are the product's own in the clinic's word. What a clinic wrote itself stays.
 * Source: docs/product.md, C11.
 */
export function sayProductTexts<T>(value: T, productTexts: ReadonlySet<string>, word: TreatmentWord): T {
  if (word === '시술') return value
  const say = (part: unknown): unknown => {
    if (typeof part === 'string') return productTexts.has(part) ? inClinicWords(part, word) : part
    if (Array.isArray(part)) return part.map(say)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, of]) => [key, say(of)]))
  }
  return say(value) as T
}
