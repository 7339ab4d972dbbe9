import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ResolvedBlock } from '#schema/block.ts'
import { BlockPlace } from './block-place.tsx'

const block: ResolvedBlock = {
  slot: 'section',
  id: 'opening',
  component: 'HeroSection',
  problem: { type: 'bad-data', message: 'HeroSection: /data/title: 한 글자 이상 적어 주세요.' },
}

test('a developer reads in its place which block failed, by which field', () => {
  const html = renderToString(<BlockPlace block={block} />)
  expect(html).toContain('role="alert"')
  expect(html.replaceAll('<!-- -->', '')).toContain('HeroSection (section, opening): bad-data')
  expect(html).toContain('/data/title: 한 글자 이상 적어 주세요.')
})

test('a visitor sees an empty place', () => {
  vi.stubEnv('DEV', false)
  expect(renderToString(<BlockPlace block={block} />)).toMatch(/data-block-problem="bad-data"><\/div>$/)
})
