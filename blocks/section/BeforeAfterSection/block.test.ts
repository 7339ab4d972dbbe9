import { expect, it } from 'vitest'
import block from './block.ts'

const photo = { src: '/_files/1/a.webp', alt: '', width: 4, height: 3 }
const paths = (changed: object) => {
  const result = block.schema.safeParse({ cases: [{ title: '사례', treatment: '토닝', ...changed }] })
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'))
}

it('gates a case unless told otherwise, and then admits no photo', () => {
  expect(paths({})).toEqual([])
  expect(paths({ before: photo, after: photo })).toEqual(['cases.0.before', 'cases.0.after'])
})

it('wants both photos of an open case', () => {
  expect(paths({ gated: false, before: photo, after: photo })).toEqual([])
  expect(paths({ gated: false, before: photo })).toEqual(['cases.0.after'])
})
