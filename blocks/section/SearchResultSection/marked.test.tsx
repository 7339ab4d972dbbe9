import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Marked } from './marked.tsx'

const html = (text: string, marks: [number, number][]) =>
  renderToStaticMarkup(<Marked text={text} marks={marks} />)

it('marks each place and keeps all of the text', () => {
  expect(
    html('리프팅과 보톡스', [
      [0, 3],
      [5, 8],
    ]),
  ).toBe('<span><mark>리프팅</mark>과 <mark>보톡스</mark></span>')
  expect(html('보톡스', [])).toBe('<span>보톡스</span>')
})
