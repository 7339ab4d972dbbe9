import { Bell, Search, type LucideIcon, type LucideIconData, type LucideProps } from 'lucide-react'
import * as bell from 'lucide-react/icons/bell'
import * as search from 'lucide-react/icons/search'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon from './create-icon.ts'

const looks: LucideProps[] = [
  {},
  { size: 18, strokeWidth: 1.5, 'aria-hidden': true },
  { size: 20, className: 'a b', role: 'img', 'aria-label': '검색' },
  { 'aria-hidden': 'true', style: { width: 3 }, width: 12 },
]

test.each<[string, LucideIcon, object]>([
  ['Search', Search, search],
  ['Bell', Bell, bell],
])('%s looks as lucide draws it, without the classes that name it', (_name, Lucide, module) => {
  // Not told of in lucide's types.
  const Icon = createLucideIcon((module as { __iconData: LucideIconData }).__iconData)
  for (const look of looks) {
    const markup = renderToStaticMarkup(createElement(Icon, look))
    const drawn = renderToStaticMarkup(createElement(Lucide, look))
    expect(drawn).toContain('class="lucide ')
    expect(markup).toBe(
      drawn.replace(/ class="lucide lucide-\w+ ?([^"]*)"/, (_, own) => (own ? ` class="${own}"` : '')),
    )
    expect(renderToStaticMarkup(createElement(Icon, look))).toBe(markup)
  }
})
