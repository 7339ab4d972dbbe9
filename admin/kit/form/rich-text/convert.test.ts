// @vitest-environment happy-dom
import { richText } from '#schema/rich-text.ts'
import { generateJSON, getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromEditor, storedIndex, toEditor } from './convert.ts'
import { extensions } from './extensions.ts'
import { rounds } from '#tests/support/rounds.ts'
import { cleanPaste } from './paste.ts'

const schema = getSchema(extensions)

/** Through the editor's own schema, which refuses what it does not know. */
function roundTrip(text: unknown) {
  const node = Node.fromJSON(schema, toEditor(text))
  node.check()
  return fromEditor(node.toJSON())
}

const demo = import.meta.glob('../../../../demo/*/*.json', { eager: true })
const demoTexts = Object.entries(demo).flatMap(([file, module]) =>
  textsIn(module).map((text, index) => [`${file} ${index}`, text] as const),
)

function textsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const isText = Array.isArray(value) && richText.safeParse(value).success
  return isText ? [value] : Object.values(value).flatMap(textsIn)
}

test('every long text of the demo comes back as it was', () => {
  expect(demoTexts.length).toBeGreaterThan(20)
  for (const [where, text] of demoTexts) {
    const parsed = richText.parse(text)
    expect([where, roundTrip(parsed)]).toEqual([where, parsed])
  }
})

const words = fc
  .array(fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }), { minLength: 1, maxLength: 3 })
  .map((lines) => lines.join('\n'))
/** As the editor writes runs: neighbours differ, and something is marked. */
const looks = [{ bold: true }, { url: '/events' }, {}, { bold: true, url: 'https://a.kr' }]
const runs = fc
  .tuple(fc.nat(3), fc.array(words, { minLength: 2, maxLength: 4 }))
  .map(([first, texts]) => texts.map((text, index) => ({ text, ...looks[(first + index) % looks.length] })))
const inline = fc.oneof(words, runs)
const cell = fc.oneof(fc.constant(''), inline)
const caption = fc.option(words, { nil: undefined })
const table = fc.integer({ min: 1, max: 4 }).chain((width) => {
  const row = fc.array(cell, { minLength: width, maxLength: width })
  return fc.record({
    type: fc.constant('table'),
    head: row,
    rows: fc.array(row, { minLength: 1, maxLength: 4 }),
    caption,
  })
})
const picture = fc.record({
  src: fc.constant('/_files/1/a.webp'),
  alt: fc.string(),
  width: fc.integer({ min: 1, max: 900 }),
  height: fc.integer({ min: 1, max: 900 }),
})
const anyPart = fc.oneof(
  fc.record({ type: fc.constant('heading'), level: fc.constantFrom('2', '3'), text: words }),
  fc.record({ type: fc.constant('paragraph'), text: inline }),
  fc.record({
    type: fc.constant('list'),
    ordered: fc.boolean(),
    items: fc.array(inline, { minLength: 1, maxLength: 5 }),
  }),
  table,
  fc.record({ type: fc.constant('quote'), text: inline, source: caption }),
  fc.record({ type: fc.constant('note'), text: inline }),
  fc.record({ type: fc.constant('image'), image: picture, caption }),
  fc.record({
    type: fc.constant('link'),
    link: fc.record({ title: fc.constant('예약'), url: fc.constant('/reservation') }),
  }),
)

/** The schema counts code units, of which a grapheme has up to six: few of these are too long. */
const part = anyPart.filter((one) => richText.safeParse([one]).success)

test('every text that the schema admits comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (text) => {
      const parsed = richText.parse(text)
      expect(roundTrip(parsed)).toEqual(parsed)
    }),
  )
})

test('lines left empty are not stored, and the parts after them are still found', () => {
  const document = {
    type: 'doc',
    content: [
      { type: 'paragraph' },
      { type: 'paragraph', content: [{ type: 'text', text: '가' }] },
      { type: 'paragraph' },
      { type: 'image', attrs: { rest: {} } },
    ],
  }
  expect(fromEditor(document)).toEqual([{ type: 'paragraph', text: '가' }, { type: 'image' }])
  expect([0, 1, 2, 3].map((place) => storedIndex(document, place))).toEqual([null, 0, null, 1])
})

const paste = (html: string) => fromEditor(generateJSON(cleanPaste(html), extensions))

test('what Word brings keeps its headings, lists, tables and bold words, and nothing else of its looks', () => {
  const mark = (text: string) =>
    `<span lang=EN-US><span style='mso-list:Ignore'>${text}<span>&nbsp;&nbsp;</span></span></span>`
  const pasted = paste(`<html><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
<h1 style='color:red'>진료 안내<o:p></o:p></h1>
<p class=MsoNormal><b><span style='font-family:"맑은 고딕"'>평일</span></b>&nbsp;10시<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${mark('·')}주차</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${mark('·')}예약</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>${mark('1.')}접수</p>
<table class=MsoTableGrid><tr><td colspan=2><p class=MsoNormal>요일</p></td></tr>
<tr><td><p>월</p></td><td><p>10시</p><p>19시</p></td></tr></table>
<script>alert(1)</script><!--EndFragment--></body></html>`)
  expect(pasted).toEqual([
    { type: 'heading', level: '2', text: '진료 안내' },
    { type: 'paragraph', text: [{ text: '평일', bold: true }, { text: ' 10시' }] },
    { type: 'list', ordered: false, items: ['주차', '예약'] },
    { type: 'list', ordered: true, items: ['접수'] },
    { type: 'table', head: ['요일', '요일'], rows: [['월', '10시\n19시']] },
  ])
})

test('of a web page lists get one level, small headings the second size', () => {
  expect(
    paste(
      '<h5>주의</h5><ul><li>하나<ul><li>둘</li></ul></li><li>셋</li></ul><blockquote><p>말</p></blockquote>',
    ),
  ).toEqual([
    { type: 'heading', level: '3', text: '주의' },
    { type: 'list', ordered: false, items: ['하나', '둘', '셋'] },
    { type: 'quote', text: '말' },
  ])
})

/** A table with merged cells, and the text at each of its places. */
const merged = fc
  .record({
    width: fc.integer({ min: 1, max: 6 }),
    height: fc.integer({ min: 2, max: 6 }),
    spans: fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })), {
      minLength: 36,
      maxLength: 36,
    }),
    headRows: fc.nat(1),
  })
  .map(({ width, height, spans, headRows }) => {
    const grid = Array.from({ length: height }, () => Array<string>(width).fill(''))
    const rows = grid.map((line, y) => {
      const cells = line.map((_, x) => {
        if (grid[y]?.[x]) return ''
        const [wide, high] = spans[y * width + x] ?? [1, 1]
        const last = y < headRows ? headRows : height
        const bottom = Math.min(last, y + high)
        let right = x
        while (right < Math.min(width, x + wide) && grid[y]?.[right] === '') right += 1
        for (let row = y; row < bottom; row += 1) grid[row]?.fill(`${y}:${x}`, x, right)
        // Word and the web may say more rows than there are.
        const rowspan = bottom === last ? high : bottom - y
        return `<td colspan=${right - x} rowspan="${rowspan}"><p>${y}:${x}</p></td>`
      })
      return `<tr>${cells.join('')}</tr>`
    })
    const html = `<table><thead>${rows.slice(0, headRows).join('')}</thead><tbody>${rows.slice(headRows).join('')}</tbody></table>`
    return { html, grid }
  })

test('a pasted table has at each place what it had there, however its cells are merged', () => {
  fc.assert(
    fc.property(merged, ({ html, grid }) => {
      const [head, ...rows] = grid
      expect(paste(html)).toEqual([{ type: 'table', head, rows }])
    }),
    { numRuns: rounds({ few: 30, all: 500 }) },
  )
})

test('a price list of Excel keeps its prices in their columns, and repeats no text that runs over', () => {
  const html = `<table><col width=72><tr><td rowspan=2><b>시술</b></td><td colspan=2>가격</td></tr>
<tr><td>1회</td><td>5회</td></tr>
<tr><td rowspan=0>토닝</td><td>9만</td><td>39만</td></tr>
<tr><td colspan=2 style='mso-ignore:colspan'>10회는 문의</td></tr></table>`
  expect(paste(html)).toEqual([
    {
      type: 'table',
      head: [[{ text: '시술', bold: true }], '가격', '가격'],
      rows: [
        [[{ text: '시술', bold: true }], '1회', '5회'],
        ['토닝', '9만', '39만'],
        ['토닝', '10회는 문의', ''],
      ],
    },
  ])
})

test('a pasted link stays one where it may, and is mere words where it may not', () => {
  expect(
    paste(
      '<b style="font-weight:normal"><p><a href="/events">이벤트</a>와 <a href="javascript:alert(1)">선물</a></p></b>',
    ),
  ).toEqual([{ type: 'paragraph', text: [{ text: '이벤트', url: '/events' }, { text: '와 선물' }] }])
})
