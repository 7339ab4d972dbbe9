import { expect, it } from 'vitest'
import { partner as partnerSchema } from '#schema/partners.ts'
import block from './block.ts'
import { choices } from './choices.ts'

const least = partnerSchema.parse({ id: 3, partnerName: '솔한의원' })
const most = partnerSchema.parse({
  id: 1,
  partnerName: '라온피부과의원',
  partnerTel: '02-3456-7890',
  partnerMarketingInfo: { kakaoTalkUrl: 'pf.kakao.com/_raon', channelTalkId: 'raon' },
})

it('offers nothing where a partner has nothing', () => {
  expect(choices(block.schema.parse({}) as never, least)).toEqual([])
})

it('offers what the partner has, then the configured items', () => {
  const data = block.schema.parse(block.sample) as never
  expect(choices(data, most).map(({ kind, title, url }) => [kind, title, url])).toEqual([
    ['call', '전화 상담', 'tel:0234567890'],
    ['kakao', '카카오 상담', 'pf.kakao.com/_raon'],
    ['chat', '채팅 상담', undefined],
    ['reserve', '시술 예약', undefined],
    ['ask', '상담 신청', '/?wqopen=1'],
    ['link', '이달의 이벤트', '/events'],
  ])
})

it('refuses an item that leads nowhere', () => {
  expect(block.schema.safeParse({ list: [{ title: '빈 항목' }] }).success).toBe(false)
})
