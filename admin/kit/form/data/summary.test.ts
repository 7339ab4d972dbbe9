import { expect, test } from 'vitest'
import { pictureOf, summarize } from './summary.ts'

test('an item is told by the text that names it', () => {
  expect(summarize({ url: '/a', title: '소개' })).toBe('소개')
  expect(summarize({ layout: 'plain', blocks: [{ type: 'heading', text: '약관' }] })).toBe('약관')
  expect(summarize({ layout: 'plain' })).toBe('')
  expect(summarize('첫 줄')).toBe('첫 줄')
})

test('an item shows the picture it holds', () => {
  expect(pictureOf({ title: '원장', photo: { src: '/_files/1.webp' } })).toBe('/_files/1.webp')
  expect(pictureOf({ photo: null })).toBeUndefined()
})
