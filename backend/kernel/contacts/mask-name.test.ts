import { expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

test.each([
  ['김하늘', '김*늘'],
  ['김솔', '김*'],
  ['Alex', 'A**x'],
  ['🌱새싹', '🌱*싹'],
  ['솔', '솔'],
  ['', ''],
])('%s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown))
