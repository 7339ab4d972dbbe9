import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.doUnmock('../blocks/section/NoticeSection/component.tsx'))

/** The module as a new process has it. */
async function fresh() {
  vi.resetModules()
  return (await import('./components.ts')).loadComponents
}

test('components are loaded by their names, in the order asked for, without those that nobody wrote', async () => {
  const loadComponents = await fresh()
  const components = await loadComponents(new Set(['FaqSection', 'NobodysSection', 'NoticeSection']))
  expect([...components.keys()]).toEqual(['FaqSection', 'NoticeSection'])
  expect([...components.values()].map((component) => typeof component)).toEqual(['function', 'function'])
  expect((await loadComponents([])).size).toBe(0)
})

test('one that cannot be loaded fails where it is rendered, beside others that can', async () => {
  vi.doMock('../blocks/section/NoticeSection/component.tsx', () => {
    throw new Error('half a file')
  })
  const components = await (await fresh())(['NoticeSection', 'FaqSection'])
  expect([...components.keys()]).toEqual(['NoticeSection', 'FaqSection'])
  const broken = components.get('NoticeSection') as () => unknown
  expect(() => broken()).toThrow()
})

test('a built site loads each once', async () => {
  vi.stubEnv('PROD', true)
  const loadComponents = await fresh()
  const first = await loadComponents(['FaqSection'])
  const both = await loadComponents(['FaqSection', 'NoticeSection'])
  expect(both.get('FaqSection')).toBe(first.get('FaqSection'))
  expect([...both.keys()]).toEqual(['FaqSection', 'NoticeSection'])
})
