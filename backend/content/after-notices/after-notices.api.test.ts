import { afterNoticeProducts, afterNotices } from './table.ts'
import { products } from '#backend/catalogue/products/table.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { paragraph } from '#tests/support/content.ts'

let app: Awaited<ReturnType<typeof startBackend>>
const ids: Record<string, number> = {}

beforeAll(async () => {
  app = await startBackend()
  await app.database.withPartner(1, async (tx) => {
    const partnerId = 1
    const [toning] = await tx.insert(products).values({ partnerId, name: '토닝' }).returning()
    const [laser, peel] = await tx
      .insert(afterNotices)
      .values([
        { partnerId, title: '레이저 뒤', body: paragraph('햇빛을 피합니다.'), position: 1 },
        { partnerId, title: '필링 뒤', body: paragraph('문지르지 않습니다.'), position: 2 },
        { partnerId, title: '숨긴 주의', body: paragraph('-'), isVisible: false },
      ])
      .returning()
    Object.assign(ids, { toning: toning?.id, laser: laser?.id, peel: peel?.id })
    await tx
      .insert(afterNoticeProducts)
      .values({ partnerId, afterNoticeId: laser?.id ?? 0, productId: toning?.id ?? 0 })
  })
})
afterAll(() => app.close())

const a = () => app.client(hosts.a)
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
const status = async (path: string) => (await app.send(path)).status

describe('after-notices', () => {
  test('come by their own number, or by the treatment’s', async () => {
    const list = (query: object) => a().request('GET /customer/after-notices', { query })
    expect(titles((await list({})).rows)).toEqual(['레이저 뒤', '필링 뒤'])
    expect(titles((await list({ ids: [ids.peel] })).rows)).toEqual(['필링 뒤'])
    const byProduct = await list({ productIds: [ids.toning] })
    expect(byProduct.rows).toMatchObject([{ title: '레이저 뒤', productIds: [ids.toning] }])
    expect(titles((await list({ ids: [ids.peel], productIds: [ids.toning] })).rows)).toHaveLength(2)
    expect((await list({ ids: [999] })).count).toBe(0)
    const one = await a().request('GET /customer/after-notices/{id}', {
      params: { id: ids.laser ?? 0 },
      query: {},
    })
    expect(one.body).toEqual(paragraph('햇빛을 피합니다.'))
    expect(await status('/customer/after-notices/999')).toBe(404)
    expect(await status('/customer/after-notices?ids=x')).toBe(400)
  })
})
