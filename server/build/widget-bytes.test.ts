import { expect, test } from 'vitest'
import type { BuiltChunk } from './console-bytes.ts'
import { widgetBudget, widgetProblems } from './widget-bytes.ts'

const chunk = (code: string, rest: Partial<BuiltChunk> = {}): BuiltChunk => ({ type: 'chunk', code, ...rest })
const bundle = {
  'widget.js': chunk('1', { name: 'widget', isEntry: true, imports: ['start.js'] }),
  'start.js': chunk('1234', {
    name: 'widget-start',
    moduleIds: ['/x/node_modules/preact/dist/preact.mjs'],
    dynamicImports: ['steps.js'],
  }),
  'steps.js': chunk('1234567890', { name: 'widget-steps' }),
}
const base = chunk('1234567890', { name: 'base', moduleIds: ['/x/node_modules/react-dom/client.js'] })

test('the widget’s first screen weighs its start, and nothing that comes later', () => {
  const problems = (bytes: number) => widgetProblems(bundle, (code) => code.length * bytes)
  expect(problems(widgetBudget / 5)).toEqual([])
  expect(problems(9_000)).toEqual([expect.stringContaining('loads 45000 bytes')])
  expect(() => widgetProblems({ 'base.js': base }, () => 0)).toThrow('no script of the booking')
})

test('a script with React is found among the widget’s', () => {
  expect(widgetProblems({ ...bundle, 'base.js': base }, () => 0)).toEqual([
    'base, which the booking widget loads, has React in it.',
  ])
})
