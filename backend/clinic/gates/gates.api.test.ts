import { beforeAfterProducts } from '#backend/content/before-afters/table.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { products } from '#backend/catalogue/products/table.ts'
import { reviewProducts } from '#backend/content/reviews/table.ts'
import { readPublicFile } from '#backend/clinic/files/file-store.ts'
import { signAddress } from './signed-address.ts'
import { createImages } from '#server/images/images.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { madeFiles } from '#tests/support/made-files.ts'
import { gatedPicture, inDays, insert, paragraph, setVisibility } from '#tests/support/content.ts'

let app: Awaited<ReturnType<typeof startBackend>>
const cookies = { adult: '', youth: '', uncertified: '', guest: '' }
const ids = { laser: 0, breast: 0, review: 0, product: 0 }
let stored: string

beforeAll(async () => {
  app = await startBackend()
  const pictures = await Promise.all([1, 2, 3, 4, 5].map((seed) => gatedPicture(app.files, 1, seed)))
  const [before, after, plainBefore, plainAfter, ofReview] = pictures
  stored = before?.src ?? ''
  await app.database.withPartner(1, async (tx) => {
    const partnerId = 1
    ids.laser = await insert(tx, 'beforeAfters', {
      partnerId,
      title: '기미 토닝',
      note: '10회',
      body: paragraph('경과'),
      before: [before],
      after: [after],
      publishedAt: inDays(-1),
    })
    ids.breast = await insert(tx, 'beforeAfters', {
      partnerId,
      title: '체형 교정',
      isNoYouth: true,
      publishedAt: inDays(-2),
      before: [plainBefore],
      after: [plainAfter],
    })
    await insert(tx, 'beforeAfters', {
      partnerId,
      title: '숨긴 사례',
      before: [],
      after: [],
      isVisible: false,
    })
    ids.review = await insert(tx, 'reviews', {
      partnerId,
      title: '자세한 설명',
      content: '친절했어요',
      author: '김*늘',
      rating: 5,
      images: [ofReview],
      visitedOn: '2026-09-01',
    })
    await insert(tx, 'reviews', { partnerId, title: '다른 후기', content: '좋아요', author: '이*' })
    const made = await tx
      .insert(products)
      .values([
        { partnerId, name: '토닝' },
        { partnerId, name: '비밀 시술', isSecret: true },
      ])
      .returning()
    ids.product = made[0]?.id ?? 0
    for (const { id: productId } of made) {
      await tx.insert(beforeAfterProducts).values({ partnerId, beforeAfterId: ids.laser, productId })
      await tx.insert(reviewProducts).values({ partnerId, partnerReviewId: ids.review, productId })
    }
  })
  const year = new Date().getFullYear()
  const signIn = async (values: object) => (await signInCustomer(app.database, 1, values)).cookie
  cookies.adult = await signIn({ birthDate: `${year - 30}-05-05` })
  cookies.youth = await signIn({ birthDate: `${year - 15}-05-05` })
  cookies.uncertified = await signIn({})
  cookies.guest = await signIn({ kind: 'guest', birthDate: `${year - 30}-05-05` })
})
afterAll(() => app.close())
beforeEach(() => setVisibility(app.database, 1, {}))

type Who = keyof typeof cookies | null
const as = (who: Who) => app.client(hosts.a, who ? cookies[who] : undefined)
const beforeAfters = async (who: Who, query = {}) => as(who).request('GET /customer/before-afters', { query })
/** What a visitor gets of each before-after: how many pictures. */
const pictures = async (who: Who) =>
  Object.fromEntries(
    (await beforeAfters(who)).rows.map(({ title, before, after }) => [title, before.length + after.length]),
  )
const fetchPicture = (src: string, host = hosts.a) => app.send(src.replace('/_api', ''), { host })

test('unless the partner says otherwise, members see before-afters, and adults what is not for youths', async () => {
  for (const who of [null, 'guest'] as const)
    expect(await pictures(who)).toEqual({ '기미 토닝': 0, '체형 교정': 0 })
  for (const who of ['youth', 'uncertified'] as const)
    expect(await pictures(who)).toEqual({ '기미 토닝': 2, '체형 교정': 0 })
  expect(await pictures('adult')).toEqual({ '기미 토닝': 2, '체형 교정': 2 })
})

test('a closed gate says what it needs, and no address is in the answer', async () => {
  const answer = await beforeAfters(null)
  expect(answer.rows.map(({ gate }) => gate)).toEqual([
    { required: 'member', isOpen: false, lacks: 'sign-in' },
    { required: 'adult', isOpen: false, lacks: 'sign-in' },
  ])
  expect(JSON.stringify(answer)).not.toMatch(/gated|webp/)
  const one = await as(null).request('GET /customer/before-afters/{id}', { params: { id: ids.laser } })
  expect([one.body, one.before, one.gate.isOpen]).toEqual([null, [], false])
  const open = await as('youth').request('GET /customer/before-afters/{id}', { params: { id: ids.laser } })
  expect([open.body, open.before.length]).toEqual([paragraph('경과'), 1])
})

test.each([
  ['public', { null: 2, guest: 2, youth: 2, adult: 2 }],
  ['adults', { null: 0, guest: 0, youth: 0, adult: 2 }],
  ['nonsense', { null: 0, guest: 0, youth: 0, adult: 2 }],
] as const)('a partner that shows before-afters to %s', async (beforeAfterVisibility, expected) => {
  await setVisibility(app.database, 1, { beforeAfterVisibility })
  for (const [who, count] of Object.entries(expected)) {
    expect((await pictures(who === 'null' ? null : (who as Who)))['기미 토닝']).toBe(count)
  }
  expect((await pictures('youth'))['체형 교정']).toBe(0)
})

test('isNoYouth chooses; whoever may not see them gets the rows without pictures', async () => {
  const titles = async (who: Who, isNoYouth: boolean) =>
    (await beforeAfters(who, { isNoYouth })).rows.map(({ title }) => title)
  expect(await titles(null, true)).toEqual(['체형 교정'])
  expect(await titles('adult', false)).toEqual(['기미 토닝'])
  const [row] = (await beforeAfters('youth', { isNoYouth: true })).rows
  expect(row).toMatchObject({ gate: { required: 'adult', isOpen: false }, before: [] })
})

test('before-afters and reviews are paged, found by treatment, and name no secret one', async () => {
  const byProduct = await beforeAfters(null, { productId: ids.product })
  expect(byProduct.rows.map(({ products: named }) => named.map(({ name }) => name))).toEqual([['토닝']])
  const second = await beforeAfters(null, { page: 2, pageSize: 1 })
  expect([second.rows[0]?.title, second.count]).toEqual(['체형 교정', 2])
  const reviews = await as(null).request('GET /customer/partner-reviews', {
    query: { productId: ids.product },
  })
  expect(reviews.rows.map(({ title }) => title)).toEqual(['자세한 설명'])
  expect((await app.send('/customer/before-afters/999999')).status).toBe(404)
  expect((await app.send(`/customer/before-afters/${ids.laser}`, { host: hosts.b })).status).toBe(404)
  expect((await app.send('/customer/partner-reviews/999999')).status).toBe(404)
})

test('reviews come without text and pictures where the gate is closed', async () => {
  const read = (who: Who) =>
    as(who).request('GET /customer/partner-reviews/{id}', { params: { id: ids.review } })
  expect(await read(null)).toMatchObject({ title: '자세한 설명', rating: 5, content: null, images: [] })
  expect(
    JSON.stringify(await as('guest').request('GET /customer/partner-reviews', { query: {} })),
  ).not.toMatch(/친절|webp/)
  const open = await read('uncertified')
  expect(open).toMatchObject({ content: '친절했어요', gate: { required: 'member', isOpen: true } })
  expect((await fetchPicture(open.images[0]?.src ?? '')).status).toBe(200)
  await setVisibility(app.database, 1, { reviewVisibility: 'adults' })
  expect((await read('uncertified')).content).toBeNull()
})

test('a signed address shows the picture, in the width asked for, and is kept by no cache', async () => {
  const [row] = (await beforeAfters('youth')).rows
  const src = row?.before[0]?.src ?? ''
  const whole = await fetchPicture(src)
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'no-store',
  ])
  const narrow = await fetchPicture(`${src}&width=96`)
  expect((await sharp(Buffer.from(await narrow.arrayBuffer())).metadata()).width).toBe(60)
  expect((await fetchPicture(`${src}&width=97`)).status).toBe(400)
})

test('a narrowed picture is made once, however often it is asked for, and is gone with its file', async () => {
  const { src: own } = await gatedPicture(app.files, 1, 6)
  const read = vi.spyOn(app.files, 'get')
  const [row] = (await beforeAfters('youth')).rows
  const address = signAddress(own, { partnerId: 1, signingKey: await signingKey(), scope: 'post' })
  const get = () => fetchPicture(`${address}&width=320`)
  const answers = [...(await Promise.all(Array.from({ length: 10 }, get))), await get()]
  const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1)
  expect(read).toHaveBeenCalledTimes(1)
  const other = await fetchPicture(`${row?.before[0]?.src}&width=320`)
  expect(Buffer.from(await other.arrayBuffer())).not.toEqual(Buffer.from(bodies[0] as ArrayBuffer))
  expect((await fetchPicture(`${address}&width=320`, hosts.b)).status).toBe(404)
  await app.files.delete(own)
  expect((await get()).status).toBe(404)
})

test('one address is shown six hundred pictures in a minute, and no more', async () => {
  const ask = () => app.send('/customer/gated-files/0123456789abcdef?scope=post&until=1&signature=x', visitor)
  const visitor = { address: '10.6.0.1' }
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  // Fifty at once: more would wait for the database longer than a request may.
  while (answers.length < 601) answers.push(...(await Promise.all(Array.from({ length: 50 }, ask))))
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(600)
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
})

const signingKey = async () => {
  const [row] = await app.database.withPartner(1, (tx) => tx.select().from(partners))
  return row?.signingKey ?? ''
}

test('no other address shows it: changed, late, another partner’s, or the one it is kept under', async () => {
  const [row] = (await beforeAfters('youth')).rows
  const src = row?.before[0]?.src ?? ''
  const other = row?.after[0]?.src ?? ''
  const hash = (address: string) => /gated-files\/(\w+)/.exec(address)?.[1] ?? ''
  const changed = [
    src.replace(hash(src), hash(other)),
    src.replace('scope=before-after', 'scope=review'),
    src.replace(/until=\d+/, 'until=9999999999'),
    src.replace(/until=\d+/, 'until=0'),
    src.replace(/signature=.*/, 'signature=x'),
  ]
  for (const address of changed) expect((await fetchPicture(address)).status).toBe(404)
  expect((await fetchPicture(src, hosts.b)).status).toBe(404)

  const cacheDir = await mkdtemp(join(tmpdir(), 'danjang-gates-'))
  const { answer } = createImages({ read: (path) => readPublicFile(app.files, path), ...madeFiles(cacheDir) })
  expect(await readPublicFile(app.files, stored)).toBeNull()
  const query = new URLSearchParams({ url: stored, width: '96', quality: '75' })
  expect((await answer({ query, accept: 'image/webp' })).status).toBe(404)
  await rm(cacheDir, { recursive: true, force: true })
})

test('what everybody may see has an address that stays, until the partner closes the gate', async () => {
  await setVisibility(app.database, 1, { beforeAfterVisibility: 'public' })
  const src = (await beforeAfters(null)).rows[0]?.before[0]?.src ?? ''
  expect(src).toContain('until=0')
  const answer = await fetchPicture(src)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  await setVisibility(app.database, 1, { beforeAfterVisibility: 'members' })
  expect((await fetchPicture(src)).status).toBe(404)
})
