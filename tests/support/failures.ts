import { ApiError } from '#api/api-error.ts'
import { fieldOf } from '#tests/support/typed.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Ways in which a call fails: name, status, code, and the message that is shown. */
export const failures: [string, number, string, string][] = [
  ['without a network', 500, 'offline', '인터넷 연결이 끊겼습니다. 연결을 확인하고 다시 눌러 주세요.'],
  ['without an answer in time', 500, 'late', '응답이 늦어지고 있습니다. 연결을 확인하고 다시 시도해 주세요.'],
  ['with a 401', 401, 'unauthorized', '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.'],
  ['with a 409', 409, 'conflict', '그사이 바뀌었습니다. 확인하고 다시 시도해 주세요.'],
  ['with a 422', 422, 'bad-data', '확인해 주세요.'],
  ['with a 429', 429, 'too-often', '너무 자주 요청했습니다. 1분 뒤에 다시 시도해 주세요.'],
  ['with a 500', 500, 'internal', '알 수 없는 시스템 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'],
]

/** A call that fails so. */
export const failing =
  (status: number, code: string, message: string): (() => Promise<never>) =>
  async () => {
    throw new ApiError({ status, code, message })
  }

const shown = new Set<Element>()

/** Watches what is brought into view, in each test of the file. */
export function watchView(): void {
  beforeEach(() => {
    shown.clear()
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.add(this)
    })
  })
  afterEach(() => vi.restoreAllMocks())
}

/** The button of a name that is drawn last. */
export const buttonOf = (name: string | RegExp) =>
  [...document.querySelectorAll('button')].findLast(
    ({ textContent, hidden }) =>
      !hidden && (typeof name === 'string' ? textContent === name : name.test(textContent ?? '')),
  )

/**
 * Checks that a message is announced above the control that was used, in view, and that each field has what was typed.
 * Returns the message as it is shown. Source: docs/product.md, E9.
 */
export function expectTold(
  message: string,
  control: Element | undefined,
  typed: [field: string, text: string][] = [],
): string {
  const told = [...document.querySelectorAll('[role=alert]')].find(({ textContent }) =>
    textContent?.includes(message),
  )
  expect(told).toBeDefined()
  expect(shown.has(told as Element)).toBe(true)
  expect(control).toBeDefined()
  const place = told?.compareDocumentPosition(control as Element) ?? 0
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  for (const [field, text] of typed) expect(fieldOf(field).value).toBe(text)
  return told?.textContent ?? ''
}
