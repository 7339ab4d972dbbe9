// @vitest-environment happy-dom
import { drawInWidget } from '#tests/support/draw-in-widget.tsx'
import { holdAnswers } from '#tests/support/held-answers.ts'
import { expect, test } from 'vitest'
import type { Found } from '../booking.ts'
import { ReviewPlaces } from './review-places.tsx'

const rows = [{ title: '네이버 플레이스', url: 'naver.me/abc' }]
const found = (status: string) =>
  ({ reservation: { id: 4, status }, proof: { linkToken: 'a' } }) as unknown as Found

test('a visit that is over leads to where it may be written about', async () => {
  const answers = holdAnswers()
  await drawInWidget(<ReviewPlaces found={found('DONE')} />, {
    api: { reviewPlaces: () => answers.ask('places') },
  })
  expect(document.querySelector('a')).toBeNull()
  await answers.come('places', { isReviewable: true, rows })
  expect(document.querySelector('a')).toMatchObject({ href: 'http://naver.me/abc', target: '_blank' })
})
