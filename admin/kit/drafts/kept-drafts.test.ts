// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepDrafts } from './kept-drafts.ts'

beforeEach(() => localStorage.clear())

const draft = (title: string) => ({ value: { title }, saved: { title: '' }, etag: 'e1' })

test('a draft is kept for who typed it, in whatever window, until it is saved', () => {
  keepDrafts('slots', () => 'a@clinic.example').write('footer', draft('가'))
  const later = keepDrafts('slots', () => 'a@clinic.example')
  expect([later.read('footer'), later.ids()]).toEqual([draft('가'), ['footer']])
  later.write('footer', null)
  expect([later.read('footer'), later.ids()]).toEqual([null, []])
})

test('neither another account nor another kind is given it', () => {
  let account = 'a@clinic.example'
  const slots = keepDrafts('slots', () => account)
  slots.write('footer', draft('가'))
  expect(keepDrafts('pages', () => account).read('footer')).toBeNull()
  account = 'b@clinic.example'
  expect([slots.read('footer'), slots.ids()]).toEqual([null, []])
})
