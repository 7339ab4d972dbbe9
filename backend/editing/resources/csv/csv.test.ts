import { resources } from '../resources.ts'
import { decodeText } from '#schema/plain/decode-text.ts'
import { excelFormats, openInExcel, saveInExcel, toCp949 } from '#tests/support/korean-excel.ts'
import { rounds } from '#tests/support/rounds.ts'
import { valuesOf } from '#tests/support/schema-values.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ResourceDefinition } from '../define-resource.ts'
import { initialData } from '../describe.ts'
import type { RowData } from '../fields.ts'
import { itemOf, referenceOf } from '../fields.ts'
import { csvColumns, headOf } from './columns.ts'
import { toCsv, writeCsv } from './csv.ts'
import { groupLines, readLines } from './lines.ts'
import { lossesOf } from './losses.ts'
import { mergeGroup } from './merge.ts'
import type { Labels } from './references.ts'

const resourceOf = (name: string) => resources.get(name) as ResourceDefinition
const numRuns = rounds({ few: 6, all: 150 })

/** Names that are hard to tell apart, to read and to keep. */
const names = ['예약', '예약', '1회, 2회', '2026-11', '=SUM(A1)', '예약 (#3)', '“따옴표”', '']

type Referring = { field: string; source: string }
const referring = (shape: Record<string, unknown>): Referring[] =>
  Object.entries(shape).flatMap(([field, schema]) => {
    const source = referenceOf(schema as never)
    return source === undefined ? [] : [{ field, source }]
  })

/** Data whose numbers name rows that there are: of `names`. */
function withReferences(shape: Record<string, unknown>, data: RowData): RowData {
  const known = (id: unknown) => (typeof id === 'number' ? (Math.abs(id) % names.length) + 1 : id)
  const own = referring(shape).map(({ field }) => [
    field,
    Array.isArray(data[field]) ? [...new Set(data[field].map(known))] : known(data[field]),
  ])
  const inner = Object.entries(shape).flatMap(([field, schema]) => {
    const item = itemOf(schema as never)
    const list = data[field]
    if (!item || !Array.isArray(list)) return []
    return [
      [
        field,
        list.map((one: RowData, index) => withReferences(item.shape, numbered(item.shape, one, index))),
      ],
    ]
  })
  return { ...data, ...Object.fromEntries(own), ...Object.fromEntries(inner) }
}

const numbered = (shape: object, item: RowData, index: number): RowData =>
  'id' in shape ? { ...item, id: index + 1 } : item

function labelsFor({ schema }: ResourceDefinition): Labels {
  const items = Object.values(schema.shape).flatMap((field) => itemOf(field)?.shape ?? [])
  const sources = [schema.shape, ...items].flatMap((shape) => referring(shape).map(({ source }) => source))
  return new Map(sources.map((source) => [source, new Map(names.map((name, index) => [index + 1, name]))]))
}

/** Lays a file over rows. Returns their data afterwards, with errors and warnings. */
function taken(definition: ResourceDefinition, bytes: Uint8Array, rows: { id: number; data: RowData }[]) {
  const { text, encoding } = decodeText(bytes)
  const columns = csvColumns(definition, labelsFor(definition))
  const losses = lossesOf(encoding)
  return groupLines(columns, readLines(columns, text)).map((group) => {
    const row = rows.find(({ id }) => id === group.id)
    const merged = mergeGroup({ columns, before: row?.data ?? initialData(definition), group, losses })
    return {
      id: group.id,
      data: merged.data,
      errors: merged.errors.map(({ message }) => message),
      warnings: merged.warnings,
    }
  })
}

describe.each([...resources.values()])('$name', (definition) => {
  test('goes through Excel, in each of its formats, without a change', () => {
    const { shape } = definition.schema
    const data = (valuesOf(definition.schema) as fc.Arbitrary<RowData>).map((row) =>
      withReferences(shape, definition.schema.safeParse(row).data ?? row),
    )
    const given = fc.record({
      rows: fc.array(data, { minLength: 1, maxLength: 3 }),
      format: fc.constantFrom(...excelFormats),
      emptyColumns: fc.nat(2),
      isSorted: fc.boolean(),
    })
    fc.assert(
      fc.property(given, ({ rows: all, format, emptyColumns, isSorted }) => {
        const rows = all.map((row, index) => ({ id: index + 1, data: row }))
        const [head = [], ...lines] = openInExcel(writeCsv(definition, rows, labelsFor(definition)))
        const order =
          isSorted && csvColumns(definition, new Map()).items?.idTitle ? lines.toReversed() : lines
        const file = saveInExcel([head, ...order], format, emptyColumns)
        const told = taken(definition, file, rows).toSorted((a, b) => Number(a.id) - Number(b.id))
        expect(told).toEqual(rows.map((row) => ({ ...row, errors: [], warnings: [] })))
      }),
      { numRuns },
    )
  })

  test('is made as its sample is by a row without a number', () => {
    const data = withReferences(
      definition.schema.shape,
      definition.schema.parse(definition.sample) as RowData,
    )
    const [head = [], ...lines] = openInExcel(writeCsv(definition, [{ id: 1, data }], labelsFor(definition)))
    const numbers = head.flatMap((title, column) => (/(?:^| )번호$/.test(title) ? [column] : []))
    const added = lines.map((cells) => cells.map((cell, column) => (numbers.includes(column) ? '' : cell)))
    const [made] = taken(definition, saveInExcel([head, ...added], 'utf-8'), [])
    expect(made?.errors).toEqual([])
    const withoutNumbers = (row: unknown): unknown =>
      JSON.parse(JSON.stringify(row), (key, value: unknown) => (key === 'id' ? null : value))
    expect(withoutNumbers(definition.schema.parse(made?.data))).toEqual(withoutNumbers(data))
  })

  test('has each head once', () => {
    const heads = headOf(csvColumns(definition, new Map()))
    expect(heads).toEqual([...new Set(heads)])
  })
})

test('every field that people edit has a column, of rows and of their items', () => {
  const lacking = [...resources.values()].flatMap((definition) => {
    const { row, items } = csvColumns(definition, new Map())
    const has = new Set([...row.map(({ path }) => path[0]), items?.field])
    const ofItem = new Set(items?.columns.map(({ path }) => path[0]))
    const item = items && itemOf(definition.schema.shape[items.field])
    return [
      ...Object.keys(definition.schema.shape).filter((name) => !has.has(name)),
      ...Object.keys(item?.shape ?? {}).filter((name) => name !== 'id' && !ofItem.has(name)),
    ].map((name) => `${definition.name} ${name}`)
  })
  expect(lacking).toEqual([])
})

/** Cells of one row by the heads of their columns, as a file. */
const file = (cells: Record<string, string>, encode: (text: string) => Uint8Array = Buffer.from) =>
  encode(
    new TextDecoder('utf-8', { ignoreBOM: false }).decode(toCsv([Object.keys(cells), Object.values(cells)])),
  )

describe('times of Excel', () => {
  const special = {
    id: 1,
    data: { reason: '학회', startsOn: '2026-11-03', endsOn: '2026-11-03', startTime: '10:00' },
  }
  const ofDay = (cells: Record<string, string>) =>
    taken(resourceOf('special-days'), file({ 번호: '1', ...cells }), [special])[0]

  test.each([
    ['2026.11.04', '2026-11-04'],
    ['2026-11-4', '2026-11-04'],
    ['2026/11/04', '2026-11-04'],
    ['2026년 11월 4일', '2026-11-04'],
    ['2026년 11월 4일 수요일', '2026-11-04'],
    ['2026.11.04(수)', '2026-11-04'],
    ['46330', '2026-11-04'],
  ])('the day %s', (cell, day) =>
    expect(ofDay({ 첫날: cell })).toMatchObject({ data: { startsOn: day }, errors: [] }),
  )

  test.each([
    ['9:30', '09:30'],
    ['0:00', '00:00'],
    ['9:30:00', '09:30'],
    ['오후 2:30', '14:30'],
    ['오전 12:10', '00:10'],
    ['2:30 PM', '14:30'],
    ['14시 30분', '14:30'],
    ['９：３０', '09:30'],
    ['0.395833333', '09:30'],
  ])('the time %s', (cell, time) =>
    expect(ofDay({ '진료 시작': cell })).toMatchObject({ data: { startTime: time }, errors: [] }),
  )

  test.each([
    ['2026-11-03 9:30', '2026-11-03T00:30:00.000Z'],
    ['2026-11-3 19:30', '2026-11-03T10:30:00.000Z'],
    ['2026-11-03 오전 9:30:00', '2026-11-03T00:30:00.000Z'],
    ['2026년 11월 3일', '2026-11-02T15:00:00.000Z'],
    ['2026-11-03T09:30', '2026-11-03T00:30:00.000Z'],
  ])('the moment %s', (cell, moment) => {
    const notice = { id: 1, data: { title: '휴진', publishedAt: '2026-01-01T00:00:00.000Z' } }
    expect(taken(resourceOf('notices'), file({ 번호: '1', '게시 시각': cell }), [notice])).toMatchObject([
      { data: { publishedAt: moment }, errors: [] },
    ])
  })
})

describe('a cell that cannot be right names row, column, value and what would be', () => {
  const product = {
    id: 1,
    data: {
      name: '토닝',
      summary: '카페라테 ☕ 색',
      tags: [],
      options: [{ id: 3, name: '1회', price: 9000 }],
    },
  }
  const told = (cells: Record<string, string>, encode?: (text: string) => Uint8Array) =>
    taken(resourceOf('products'), file({ 번호: '1', ...cells }, encode), [product])[0]?.errors.join()

  test.each([
    ['옵션과 가격 정가', '공짜', '2행 ‘옵션과 가격 정가’ 열의 ‘공짜’: 숫자로 적어 주세요. 예: 99000'],
    ['옵션과 가격 정가', '1.23E+05', '자릿수를 잃었습니다'],
    ['옵션과 가격 정가', '########', '열을 넓히고'],
    ['옵션과 가격 할인 시작', '11월', '2026-11-22 09:00처럼'],
    ['이름', '#NAME?', '값을 다시 적어 주세요'],
    ['이름', '1.23457E+13', '자릿수를 잃었습니다'],
    ['분류', '없는 분류', '쓸 수 있는 이름: 예약'],
    ['분류', '예약', '예약 (#1), 예약 (#2)'],
    ['사이트에 공개', '글쎄', '예나 아니요'],
    ['태그', '"기미', '큰따옴표'],
  ])('%s: %s', (column, cell, words) =>
    expect(told({ '옵션과 가격 번호': '3', [column]: cell })).toContain(words),
  )

  test('1,234원, １２３４ and TRUE are read', () => {
    const read = (cells: Record<string, string>) =>
      taken(resourceOf('products'), file({ 번호: '1', '옵션과 가격 번호': '3', ...cells }), [product])[0]
    expect(read({ '옵션과 가격 정가': '1,234원' })).toMatchObject({ data: { options: [{ price: 1234 }] } })
    expect(read({ '옵션과 가격 정가': '１２３４' })).toMatchObject({ data: { options: [{ price: 1234 }] } })
    expect(read({ '추천 시술': 'TRUE' })).toMatchObject({ data: { isRecommended: true } })
  })

  test('characters that CP949 has lost are refused in a changed cell, and kept in one that is as it was', () => {
    expect(told({ '한 줄 소개': '카페라테 ? 색' }, toCp949)).toBe('')
    expect(told({ '한 줄 소개': '카페라테 ? 빛' }, toCp949)).toContain('‘☕’ 글자가 ?로 바뀌었습니다')
    expect(told({ 이름: '오픈 이벤트🎉' }, toCp949)).toContain('2행 ‘이름’ 열의 ‘오픈 이벤트??’')
    const [asked] = taken(resourceOf('products'), file({ 번호: '1', 이름: '아픈가요?' }, toCp949), [product])
    expect(asked).toMatchObject({ data: { name: '아픈가요?' }, errors: [], warnings: [{ path: '/name' }] })
  })
})

describe('a file', () => {
  const faq = { id: 7, data: { question: '주차', groupId: 3, isVisible: true, answer: [] } }
  const read = (text: string) => taken(resourceOf('faqs'), Buffer.from(text), [faq])[0]

  test('is read with semicolons, blank rows and heads as another machine writes them', () => {
    const head = '\u200b번호;질문 ;묶음'.normalize('NFD')
    expect(read(`sep=;\n${head};;\n;;;;\n7;주차장;2026-11;;\n`)).toMatchObject({
      data: { question: '주차장', groupId: 4, isVisible: true },
      errors: [],
    })
  })

  test('whose column is missing leaves the field, and whose cell is empty empties it where it may be empty', () => {
    const event = {
      id: 1,
      data: { name: '한서윤', isVisible: true, title: '원장', specialty: '피부', careers: ['하나'] },
    }
    expect(
      taken(resourceOf('employees'), Buffer.from('번호,직함,약력,사이트에 공개\n1,,,\n'), [event])[0]?.data,
    ).toEqual({ ...event.data, title: '', careers: [], hours: [] })
  })

  test.each([
    ['질문,답변\n가,나', '모르는 열이 있습니다: 답변. 쓸 수 있는 열: 번호, 질문'],
    ['묶음\n예약', '‘번호’나 ‘질문’ 열'],
    ['질문,질문\n가,나', '같은 열이 두 번'],
    ['질문,답\n가,나,다', '2행의 3번째 열에 ‘다’'],
    ['질문,답\n가,"나', '큰따옴표'],
    ['\ufffd\ufffd,\ufffd\n가,나', '글자가 깨졌습니다'],
  ])('that cannot be read says why: %j', (text, words) => expect(() => read(text)).toThrow(words))

  test('that is a workbook says how to save it', () => {
    expect(() => decodeText(Uint8Array.of(0x50, 0x4b, 3, 4))).toThrow('CSV UTF-8')
  })
})

test('a long text is written as people write one', () => {
  const answer = [
    { type: 'heading', level: '2', text: '예약' },
    {
      type: 'paragraph',
      text: [
        { text: '하루 전까지 ' },
        { text: '전화', bold: true },
        { text: '나 ' },
        { text: '창', url: '/events' },
      ],
    },
    { type: 'list', ordered: false, items: ['하나', '둘\n셋'] },
    { type: 'list', ordered: true, items: ['먼저'] },
    { type: 'table', head: ['시술', '값'], rows: [['토닝', '9만']] },
    { type: 'quote', text: '괜찮습니다', source: '원장' },
    { type: 'note', text: '예약제입니다' },
  ]
  const { row } = csvColumns(resourceOf('faqs'), new Map())
  const cell = row.find(({ title }) => title === '답')
  expect(cell?.write(answer)).toBe(`## 예약

하루 전까지 **전화**나 [창](/events)

- 하나
- 둘
  셋

1. 먼저

| 시술 | 값 |
| 토닝 | 9만 |

> 괜찮습니다
> — 원장

! 예약제입니다`)
  expect(cell?.read(cell.write(answer))).toEqual(answer)
})
