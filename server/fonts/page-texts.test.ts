import { expect, test } from 'vitest'
import type { SiteData } from '#renderer/shared/site-data.ts'
import { addPageTexts, noCharacters } from './page-texts.ts'

const section = (data: object) => ({ slot: 'section', id: 'a', component: 'HeroSection', data })
const dataOf = (parts: { title?: string; block?: object; global?: object; answer?: unknown }) =>
  ({
    page: {
      key: 'home',
      title: parts.title ?? '',
      seo: { title: '껌' },
      blocks: [section(parts.block ?? {})],
    },
    scripts: { 꽥: ['/꽥.js'] },
    queries: [[['GET /꽁'], parts.answer ?? null]],
    shell: { global: parts.global ?? {}, theme: {} },
  }) as unknown as SiteData

function shownBy(parts: Parameters<typeof dataOf>[0]) {
  const shown = noCharacters()
  addPageTexts(shown, dataOf(parts))
  return { body: [...shown.body].join(''), serif: [...shown.serif].join('') }
}

test('a page may show its title, and the texts of its blocks, its shell and its answers, however deep', () => {
  const { body } = shownBy({
    title: '가',
    block: { items: [{ text: '나', image: { alt: '껑' } }] },
    global: { header: { data: { title: '다' } } },
    answer: { rows: [{ name: '라', price: 10 }] },
  })
  for (const letter of '가나다라') expect(body).toContain(letter)
  // Text for search engines, scripts or screen readers is left out.
  for (const letter of '껌꽥꽁껑') expect(body).not.toContain(letter)
})

test('the display face has the lines that are short enough for a heading, those of a long heading too', () => {
  const long = '본문'.repeat(30)
  const { body, serif } = shownBy({ block: { title: `${'가'.repeat(30)}\n${'나'.repeat(30)}`, text: long } })
  expect([...'가나본문'].map((letter) => [body.includes(letter), serif.includes(letter)])).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, false],
  ])
})
