import type { FieldError } from '#schema/problem.ts'
import type { RowData } from './fields.ts'

/**
 * Words that medical-advertising law may mind, each with why: superlatives and comparisons, guarantees of effect, and
 * denial of side effects. They are told and logged, and refused by nobody: what is meant only a person can judge.
 */
const words: [pattern: RegExp, why: string][] = [
  [
    /최고|최상|최초|최대|유일|국내\s*1호|(?<!\d)1\s*위|넘버\s*원|No\.?\s*1(?!\d)/i,
    '최상급이나 순위는 객관적 근거가 있어야 합니다',
  ],
  [/완치|100\s*%|확실한\s*효과|반드시\s*효과|영구적/, '효과를 보장하는 말은 쓸 수 없습니다'],
  [
    /부작용\s*(?:없|이\s*없|걱정\s*없|제로|zero|0)|통증\s*(?:없|이\s*없|제로)|무통증/i,
    '부작용이나 통증이 없다고 할 수 없습니다',
  ],
  [/1\s*\+\s*1|공짜|무료\s*시술/, '환자를 꾀는 할인이나 무료로 보일 수 있습니다'],
]

/** Fields that visitors do not read. */
const quiet = new Set(['src', 'linkTo', 'url', 'color', 'location', 'type', 'level'])

/** Each place in a row's texts that has such a word, by its JSON Pointer. */
export function findAdvertisingWords(data: RowData): FieldError[] {
  return texts(data, '').flatMap(({ path, text }) =>
    words.flatMap(([pattern, why]) => {
      const found = pattern.exec(text)?.[0]
      return found === undefined
        ? []
        : [{ path, message: `‘${found}’: ${why}(의료법 제56조). 심의와 근거를 확인해 주세요.` }]
    }),
  )
}

function texts(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (quiet.has(key) ? [] : texts(one, `${path}/${key}`)))
}
