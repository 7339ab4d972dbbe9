// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isPressed, shortcuts, type ShortcutName } from './shortcuts.ts'

const names = Object.keys(shortcuts) as ShortcutName[]
const press = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', init)
  return names.filter((name) => isPressed(name, event))
}

test('a shortcut is known by the place of its key, with Hangul on too, and takes no other modifier', () => {
  expect(press({ code: 'KeyS', key: 'ㄴ', ctrlKey: true })).toEqual(['save'])
  expect(press({ code: 'KeyZ', key: 'ㅋ', metaKey: true })).toEqual(['undo'])
  expect(press({ code: 'KeyZ', key: 'Z', ctrlKey: true, shiftKey: true })).toEqual(['redo'])
  expect(press({ code: 'KeyS', key: 's' })).toEqual([])
  expect(press({ code: 'KeyS', key: 's', ctrlKey: true, altKey: true })).toEqual([])
})

test('no two shortcuts have the same keys', () => {
  const keys = Object.values(shortcuts).map((one) => JSON.stringify({ ...one, does: undefined }))
  expect(new Set(keys).size).toBe(keys.length)
})
