import { faqGroups } from '#backend/content/faq-groups/table.ts'
import { faqs } from './table.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { paragraph } from '#tests/support/content.ts'

let app: Awaited<ReturnType<typeof startBackend>>
const ids: Record<string, number> = {}

beforeAll(async () => {
  app = await startBackend()
  await app.database.withPartner(1, async (tx) => {
    const partnerId = 1
    const [booking, visit, empty] = await tx
      .insert(faqGroups)
      .values([
        { partnerId, name: '예약', position: 2 },
        { partnerId, name: '방문', position: 1 },
        { partnerId, name: '빈 묶음', position: 0 },
      ])
      .returning()
    Object.assign(ids, { booking: booking?.id, visit: visit?.id, empty: empty?.id })
    await tx.insert(faqs).values([
      {
        partnerId,
        groupId: booking?.id ?? 0,
        question: '예약을 바꾸려면',
        answer: paragraph('전화로'),
        position: 2,
      },
      {
        partnerId,
        groupId: booking?.id ?? 0,
        question: '상담만 받아도 되나요',
        answer: paragraph('네'),
        position: 1,
      },
      { partnerId, groupId: visit?.id ?? 0, question: '주차가 되나요', answer: paragraph('지하 2층') },
      { partnerId, groupId: visit?.id ?? 0, question: '숨긴 질문', answer: paragraph('-'), isVisible: false },
    ])
  })
})
afterAll(() => app.close())

const a = () => app.client(hosts.a)

describe('questions', () => {
  test('come in the order of their groups, and by group', async () => {
    const list = await a().request('GET /customer/faqs', { query: {} })
    expect(list.rows.map(({ question }) => question)).toEqual([
      '주차가 되나요',
      '상담만 받아도 되나요',
      '예약을 바꾸려면',
    ])
    const one = await a().request('GET /customer/faqs', { query: { groupId: ids.booking ?? 0, pageSize: 1 } })
    expect([one.rows[0]?.question, one.count]).toEqual(['상담만 받아도 되나요', 2])
    const found = await a().request('GET /customer/faqs', { query: { keyword: '지하' } })
    expect(found.rows.map(({ question }) => question)).toEqual(['주차가 되나요'])
    const { rows } = await a().request('GET /customer/faqs/this/group', { query: {} })
    expect(rows.map(({ name, faqs: inGroup }) => [name, inGroup.length])).toEqual([
      ['방문', 1],
      ['예약', 2],
    ])
  })
})
