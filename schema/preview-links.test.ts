import { expect, test } from 'vitest'
import { previewNoteLimit } from './plain/preview-note-limit.ts'
import { newPreviewLink, previewAnswer, previewHours } from './preview-links.ts'

test('a link holds for a day unless another of the times is chosen', () => {
  expect(newPreviewLink.parse({})).toEqual({ hours: 24 })
  for (const hours of previewHours) expect(newPreviewLink.parse({ hours })).toEqual({ hours })
  expect(newPreviewLink.safeParse({ hours: 48 }).success).toBe(false)
})

test('who does not approve says what is to be mended', () => {
  expect(previewAnswer.parse({ isApproved: true })).toEqual({ isApproved: true, note: '' })
  expect(previewAnswer.parse({ isApproved: false, note: ' 가격 ' })).toEqual({
    isApproved: false,
    note: '가격',
  })
  const { error } = previewAnswer.safeParse({ isApproved: false, note: '  ' })
  expect(error?.issues).toMatchObject([{ path: ['note'], message: '고칠 점을 적어 주세요.' }])
  const tooLong = { isApproved: true, note: '가'.repeat(previewNoteLimit + 1) }
  expect(previewAnswer.safeParse(tooLong).success).toBe(false)
})
