import { products } from '#backend/catalogue/products/table.ts'
import { matches, rank } from './text-search.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldText } from '#schema/plain/fold-text.ts'
import { startBackend } from '#tests/support/backend.ts'
import fc from 'fast-check'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
  await app.database.withPartner(1, (tx) =>
    tx.insert(products).values(
      [
        { name: '사각턱 보톡스', summary: '각진 턱을 부드럽게' },
        { name: '보톡스', summary: '보톡스와 필러 중 주름을 펴는 주사' },
        { name: '울쎄라 리프팅', summary: '처진 얼굴선', tags: ['리프팅', '탄력'] },
        { name: '스킨부스터', summary: '보톡스와 함께 받기 좋은 시술' },
        { name: '피부과 상담', summary: '100%_예약제' },
        { name: '피부 관리', summary: 'Aqua 필링 1000원' },
        { name: '백\\슬래시', summary: '', translations: { en: 'x', ja: [1], zh: { name: 1, body: {} } } },
        { name: '주사', tags: ['보톡스', '턱', '보톡스 이마'] },
        {
          name: '고주파',
          translations: {
            en: { name: 'Radio frequency', summary: 'Warms the skin' },
            ja: { name: '高周波' },
          },
        },
      ].map((product) => ({ ...product, partnerId: 1 })),
    ),
  )
})
afterAll(() => app.close())

const found = (keyword: string) =>
  app.database.withPartner(1, async (tx) => {
    const rows = await tx
      .select({ name: products.name })
      .from(products)
      .where(and(eq(products.partnerId, 1), matches(products, keyword)))
      .orderBy(rank(products, keyword) ?? sql`1`, asc(products.id))
    return rows.map(({ name }) => name)
  })

test('finds by initial consonants, also by those that a keyboard joined', async () => {
  expect(await found('ㅂㅌㅅ')).toEqual(['보톡스', '사각턱 보톡스', '주사'])
  expect(await found('ㅅㄱㅌㅂㅌㅅ')).toEqual(['사각턱 보톡스'])
  // 스킨부스터 has ㅂㅅ, which a keyboard writes as ㅄ.
  expect(await found('ㅄㅌ')).toEqual(['스킨부스터'])
})

test('finds by the initial consonants of a tag, after those of a title, and within one tag', async () => {
  expect(await found('ㅇㅁ')).toEqual(['주사'])
  expect(await found('ㅌㅂㅌㅅ')).toEqual(['사각턱 보톡스'])
})

test('finds what a text is in another language, by that language’s words too', async () => {
  expect(await found('radio frequency')).toEqual(['고주파'])
  expect(await found('WARMS')).toEqual(['고주파'])
  expect(await found('高周波')).toEqual(['고주파'])
})

test('forgives spaces and particles', async () => {
  expect(await found('보 톡 스')).toEqual(['보톡스', '사각턱 보톡스', '주사', '스킨부스터'])
  expect(await found('울쎄라리프팅을')).toEqual(['울쎄라 리프팅'])
  expect(await found('보톡스를')).toEqual(['보톡스', '사각턱 보톡스', '주사', '스킨부스터'])
})

test('forgives every space of Unicode, in what is found as in what is typed', async () => {
  for (const code of [0xa0, 0x1680, 0x2000, 0x200a, 0x2028, 0x202f, 0x205f, 0x3000, 0xfeff]) {
    const name = `이마${String.fromCharCode(code)}거상`
    await app.database.withPartner(1, (tx) => tx.insert(products).values({ name, partnerId: 1 }))
    for (const keyword of ['이마거상', '이마 거상', name, 'ㅇㅁㄱㅅ'])
      expect([keyword, await found(keyword)]).toEqual([keyword, [name]])
    await app.database.withPartner(1, (tx) => tx.delete(products).where(eq(products.name, name)))
  }
})

test('puts a title before a text, an earlier place before a later', async () => {
  expect(await found('보톡스')).toEqual(['보톡스', '사각턱 보톡스', '주사', '스킨부스터'])
})

test('finds where all words are, in any order, consonants among them', async () => {
  expect(await found('보톡스 사각턱')).toEqual(['사각턱 보톡스'])
  expect(await found('탄력 울쎄라')).toEqual(['울쎄라 리프팅'])
  expect(await found('사각턱 ㅂㅌㅅ')).toEqual(['사각턱 보톡스'])
  expect(await found('보톡스 없는말')).toEqual([])
})

test('puts what has the word in its title first, whatever particle stands behind it in a text', async () => {
  expect(await found('보톡스와')).toEqual(['보톡스', '사각턱 보톡스', '주사', '스킨부스터'])
})

test('takes the 과 of 피부과 for no particle', async () => {
  expect(await found('피부과')).toEqual(['피부과 상담'])
  expect(await found('피부와')).toEqual(['피부 관리', '피부과 상담'])
})

test('takes no account of punctuation, width, case and characters that nobody sees', async () => {
  for (const keyword of ['aQUA', 'ＡＱＵＡ', 'Aqua?', 'a\u200bqua'])
    expect([keyword, await found(keyword)]).toEqual([keyword, ['피부 관리']])
  expect(await found('100%_예약')).toEqual(['피부과 상담'])
  expect(await found('백\\')).toEqual(['백\\슬래시'])
  expect(await found('백슬래시!')).toEqual(['백\\슬래시'])
  const name = 'ＬＥＤ 여드름'
  await app.database.withPartner(1, (tx) => tx.insert(products).values({ name, partnerId: 1 }))
  for (const keyword of ['led 여드름?', 'LED', '「여드름」', 'ㅇㄷㄹ', '여드름'.normalize('NFD')])
    expect([keyword, await found(keyword)]).toEqual([keyword, [name]])
  await app.database.withPartner(1, (tx) => tx.delete(products).where(eq(products.name, name)))
})

test('folds in the database as in the application', async () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => code > 0 && (code < 0xd800 || code > 0xdfff) && !/\p{Cn}/u.test(String.fromCodePoint(code)),
  )
  const random = fc.sample(fc.string({ unit: 'binary', maxLength: 40 }), 300)
  const { rows } = await app.database.withPartner(1, (tx) =>
    tx.execute<{ text: string; folded: string }>(sql`
      with blocks as (
        select string_agg(chr(code), 'x' order by code) as text
        from unnest(${`{${all.join()}}`}::integer[]) as codes (code)
        -- The engine may know another Unicode.
        where unicode_assigned(chr(code)) group by code / 256
        union all
        select text from jsonb_array_elements_text(
          ${JSON.stringify(random.map((text) => text.replaceAll(/[\0\p{Cn}]/gu, '')))}::jsonb) as texts (text)
        where unicode_assigned(text)
      )
      select text, search_plain(text) as folded from blocks`),
  )
  expect(rows.length).toBeGreaterThan(900)
  expect(rows.filter(({ text, folded }) => folded !== foldText(text))).toEqual([])
})

test('leaves a list whole where there is nothing to look for, and meets no error', async () => {
  expect(await found('  ')).toHaveLength(9)
  expect(await found('\ud800')).toEqual([])
  expect(await found('가 '.repeat(50))).toEqual([])
})
