import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { dataVariants } from './data-variants.ts'
import { defineBlock } from './define-block.ts'
import { colorToken, image, imageSource, line, link, paragraph, safeUrl } from './primitives.ts'

const define = <Schema extends z.ZodObject>(schema: Schema, sample: z.input<Schema>) =>
  defineBlock({
    component: 'TriedSection',
    slot: 'section',
    version: 1,
    title: '시험',
    description: '시험합니다.',
    schema,
    migrations: {},
    sample,
  })

/** Data of each kind, by its id. */
const variantsOf = <Schema extends z.ZodObject>(schema: Schema, sample: z.input<Schema>) =>
  Object.fromEntries(
    dataVariants(define(schema, sample)).map(({ id, data }) => [id, data as Record<string, unknown>]),
  )

const picture = { src: '/_files/1/a.webp', alt: '시술실', width: 4, height: 3 }

describe('choices', () => {
  const schema = z.object({
    layout: z
      .enum(['row', 'grid', 'list'])
      .default('row')
      .meta({ title: '배치', labels: { grid: '격자' } }),
    side: z.enum(['left', 'right']),
    title: line(20),
  })
  const sample = { side: 'right' as const, title: '가' }

  test('each value but the sample’s is a kind, under its Korean name where it has one', () => {
    const choices = dataVariants(define(schema, sample)).filter(({ id }) => id.includes('-'))
    expect(choices).toEqual([
      { id: 'layout-grid', title: '배치: 격자', data: { ...sample, layout: 'grid' } },
      { id: 'layout-list', title: '배치: list', data: { ...sample, layout: 'list' } },
      { id: 'side-left', title: 'side: left', data: { ...sample, side: 'left' } },
    ])
    const other = dataVariants(define(schema, { ...sample, layout: 'grid' })).map(({ id }) => id)
    expect(other).toEqual([
      'sample',
      'layout-row',
      'layout-list',
      'side-left',
      'least',
      'most',
      'long',
      'empty',
      'broken',
    ])
  })

  test('the sample comes first, and the broken one has a field that cannot be', () => {
    const variants = variantsOf(schema, sample)
    expect(variants.sample).toEqual(sample)
    expect(variants.broken).toEqual({ ...sample, side: { unexpected: true } })
    expect(schema.safeParse(variants.broken).success).toBe(false)
    expect(variantsOf(z.object({ title: line(9).optional() }), {}).broken).toEqual({
      title: { unexpected: true },
    })
    expect(variantsOf(z.object({}), {}).broken).toEqual({})
  })
})

describe('the least', () => {
  test('has no optional field, and of each list what it must', () => {
    const schema = z.object({
      title: line(20),
      lead: line(20).optional(),
      tags: z.array(line(9)),
      steps: z.array(z.object({ name: line(9), note: line(9).optional() })).min(2),
      more: z.object({ link: link.optional(), kept: line(9) }),
    })
    const { least } = variantsOf(schema, {
      title: '가',
      lead: '나',
      tags: ['하나', '둘'],
      steps: ['ㄱ', 'ㄴ', 'ㄷ'].map((name) => ({ name, note: '메모' })),
      more: { link: { title: '링크', url: '/' }, kept: '남음' },
    })
    expect(least).toEqual({
      title: '가',
      tags: [],
      steps: [{ name: 'ㄱ' }, { name: 'ㄴ' }],
      more: { kept: '남음' },
    })
  })
})

describe('the empty', () => {
  test('has no items and no words where either may be, and all else as it is', () => {
    const schema = z.object({
      title: line(20),
      name: line(20).min(1),
      text: paragraph(),
      tags: z.array(line(9)),
      steps: z.array(z.object({ name: line(9), tags: z.array(line(9)) })).min(1),
      url: safeUrl,
      color: colorToken,
      kind: z.literal('note'),
      mail: z.email(),
      layout: z.enum(['row', 'grid']),
      count: z.number(),
      anything: z.record(z.string(), z.unknown()),
    })
    const sample = {
      title: '가',
      name: '나',
      text: '다',
      tags: ['하나'],
      steps: [{ name: 'ㄱ', tags: ['둘'] }],
      url: '/events',
      color: '#0f5b45',
      kind: 'note' as const,
      mail: 'kim@raon.example',
      layout: 'row' as const,
      count: 3,
      anything: { as: 'it is' },
    }
    expect(variantsOf(schema, sample).empty).toEqual({
      ...sample,
      title: '',
      text: '',
      tags: [],
      steps: [{ name: '', tags: [] }],
    })
  })
})

describe('the most', () => {
  test('has every field, made where the sample has none', () => {
    const schema = z.object({
      title: line(20).optional(),
      short: line(3).optional(),
      named: line(20).default('이름'),
      unnamed: line(20).default(''),
      isShown: z.boolean().optional(),
      count: z.number().optional(),
      price: z.number().int().min(5000).optional(),
      small: z.number().max(10).optional(),
      layout: z.enum(['grid', 'row']).optional(),
      kind: z.literal('note').optional(),
      source: imageSource.optional(),
      url: safeUrl.optional(),
      color: colorToken.optional(),
      more: z.object({ link: link.optional() }).optional(),
      picture: image.optional(),
      either: z.union([z.null(), line(5)]).optional(),
    })
    const { most } = variantsOf(schema, {})
    expect(most).toEqual({
      title: expect.stringMatching(/^피부 결과 .{5,15}$/),
      short: '피부',
      named: '이름',
      unnamed: expect.stringMatching(/^피부 /),
      isShown: true,
      count: 1200,
      price: 5000,
      layout: 'grid',
      kind: 'note',
      source: '/_files/1/variant.webp',
      url: '/events',
      color: '#0f5b45',
      more: { link: { title: expect.stringMatching(/^피부 /), url: '/events' } },
      picture: {
        src: '/_files/1/variant.webp',
        alt: expect.stringMatching(/^피부 /),
        width: 1200,
        height: 1200,
      },
      either: expect.stringMatching(/^피부/),
    })
  })

  test('keeps what the sample says, and fills lists with its items, fewer the deeper they lie', () => {
    const item = z.object({ id: z.string(), tags: z.array(line(9)).max(9) })
    const schema = z.object({
      title: line(20),
      items: z.array(item),
      few: z.array(line(9)).max(3),
      none: z.array(z.object({ name: line(9).min(1) })),
      deep: z.array(z.array(z.array(z.array(z.array(z.number()))))),
    })
    const { most } = variantsOf(schema, {
      title: '가',
      items: [
        { id: 'a', tags: ['하나', '둘'] },
        { id: 'b', tags: ['셋'] },
      ],
      few: ['가', '나'],
      none: [],
      deep: [],
    }) as {
      most: {
        title: string
        items: { id: string; tags: string[] }[]
        few: string[]
        none: { name: string }[]
        deep: unknown
      }
    }
    expect(most.title).toBe('가')
    expect(most.items.map(({ id }) => id).slice(0, 5)).toEqual(['a', 'b', 'a-2', 'b-3', 'a-4'])
    expect(most.items).toHaveLength(16)
    expect(most.items[0]?.tags).toEqual(['하나', '둘', '하나', '둘', '하나', '둘'])
    expect(most.few).toEqual(['가', '나', '가'])
    expect(most.none).toHaveLength(16)
    expect(most.none.every(({ name }) => name.startsWith('피부'))).toBe(true)
    const sizes: number[] = []
    for (let inner: unknown = most.deep; Array.isArray(inner); inner = inner[0]) sizes.push(inner.length)
    expect(sizes).toEqual([16, 6, 5, 4, 1])
  })

  test('keeps a list that is longer than that', () => {
    const items = Array.from({ length: 20 }, (_, index) => index)
    expect(variantsOf(z.object({ items: z.array(z.number()) }), { items }).most).toEqual({ items })
  })
})

describe('the long', () => {
  test('has texts as long as they may be, of 400 characters at most', () => {
    const schema = z.object({
      title: line(20),
      text: paragraph(1000),
      free: z.string(),
      url: safeUrl,
      steps: z.array(z.object({ name: line(9) })).max(2),
    })
    const { long } = variantsOf(schema, {
      title: '가',
      text: '나',
      free: '다',
      url: '/',
      steps: [{ name: 'ㄱ' }],
    }) as {
      long: { title: string; text: string; free: string; url: string; steps: { name: string }[] }
    }
    expect(long.title).toMatch(/^피부 결과 탄력을 .{8,10}$/)
    expect(long.text.length).toBeGreaterThan(390)
    expect(long.text.length).toBeLessThanOrEqual(400)
    expect(long.free.length).toBe(long.text.length)
    expect(long.url).toBe('/')
    expect(long.steps.map(({ name }) => name)).toEqual(['피부 결과 탄력을', '피부 결과 탄력을'])
  })
})

describe('a union', () => {
  const part = z.discriminatedUnion('type', [
    z.object({ type: z.literal('image'), image, caption: line(9).optional() }),
    z.object({ type: z.literal('text'), text: line(9), note: line(9).optional() }),
  ])
  const schema = z.object({
    body: z.array(part).max(2),
    picture: image.nullable(),
    words: line(9).nullable(),
  })
  const sample = {
    body: [
      { type: 'text' as const, text: '글', note: '메모' },
      { type: 'image' as const, image: picture, caption: '설명' },
    ],
    picture: null,
    words: '말',
  }

  test('is changed as the branch that the value belongs to', () => {
    const { most, empty, least } = variantsOf(schema, sample)
    expect(most).toMatchObject({ body: sample.body, picture: { src: '/_files/1/variant.webp' }, words: '말' })
    expect(empty).toEqual({ body: [], picture: null, words: '' })
    expect(least).toEqual({ body: [], picture: null, words: '말' })
    const must = z.object({ body: z.array(part).min(2) })
    expect(variantsOf(must, { body: sample.body }).least).toEqual({
      body: [
        { type: 'text', text: '글' },
        { type: 'image', image: picture },
      ],
    })
    expect(variantsOf(must, { body: sample.body }).empty).toEqual({
      body: [
        { type: 'text', text: '', note: '' },
        { type: 'image', image: { ...picture, alt: '' }, caption: '' },
      ],
    })
  })

  test('is changed where it has a name of its own, too', () => {
    const named = z.object({ name: line(9), tags: z.array(line(9)).max(2) }).meta({ id: 'TriedPart' })
    const either = z.object({ one: named, other: named.nullable(), list: z.array(named).min(1).max(1) })
    const value = { name: '뿌리', tags: ['하나'] }
    const variants = variantsOf(either, { one: value, other: value, list: [value] })
    const made = (part: object) => ({ one: part, other: part, list: [part] })
    expect(variants.empty).toEqual(made({ name: '', tags: [] }))
    expect(variants.least).toEqual(made({ name: '뿌리', tags: [] }))
    expect(variants.most).toEqual(made({ name: '뿌리', tags: ['하나', '하나'] }))
    expect(variants.long).toEqual(
      made({ name: '피부 결과 탄력을', tags: ['피부 결과 탄력을', '피부 결과 탄력을'] }),
    )
  })
})

describe('rules between fields', () => {
  const schema = z
    .object({ price: z.number(), before: z.number().optional(), names: z.array(line(9)).max(3) })
    .refine(({ price, before }) => before === undefined || before > price, { path: ['before'] })
    .refine(({ names }) => new Set(names).size === names.length, { path: ['names'] })

  test('are kept by taking the sample’s value, or none', () => {
    expect(variantsOf(schema, { price: 5000, names: ['가'] }).most).toEqual({ price: 5000, names: ['가'] })
    expect(variantsOf(schema, { price: 5000, before: 9000, names: ['가', '나'] }).most).toEqual({
      price: 5000,
      before: 9000,
      names: ['가', '나'],
    })
  })

  test('that a part cannot be made right by are kept by the whole that it is in', () => {
    const period = z
      .object({ from: z.number().optional(), to: z.number().optional() })
      .refine(({ from, to }) => from === undefined || to === undefined || from < to, { path: ['to', 'day'] })
    const nested = z.object({ period })
    expect(variantsOf(nested, { period: {} }).most).toEqual({ period: { from: 1200 } })
  })

  test('that not even the sample keeps are told, with the block and the kind', () => {
    const never = z.object({ title: line(9) }).refine(() => false)
    expect(() => dataVariants(define(never, { title: '가' }))).toThrow(/TriedSection: .*"sample"/)
  })
})
