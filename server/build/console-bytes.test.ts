import { expect, test } from 'vitest'
import {
  consoleBudget,
  consoleProblems,
  firstScreens,
  visitorProblems,
  type BuiltChunk,
} from './console-bytes.ts'

const project = '/home/clinic/project'
const chunk = (code: string, rest: Partial<BuiltChunk> = {}): BuiltChunk => ({ type: 'chunk', code, ...rest })
const screens = Object.fromEntries(
  Object.values(firstScreens)
    .flat()
    .map((path) => [
      `${path}.js`,
      chunk('123', { facadeModuleId: `${project}/${path}`, imports: ['list.js'] }),
    ]),
)
const bundle = {
  'admin.js': chunk('12345', { name: 'entries/pages/admin', isEntry: true, imports: ['base.js'] }),
  'base.js': chunk('1234567890'),
  'list.js': chunk('12', { imports: ['base.js'] }),
  ...screens,
}
const visitors = {
  'site.js': chunk('1', {
    name: 'site',
    moduleIds: [`${project}/renderer/browser/entry.ts`, '/x/node_modules/some/admin/part.js'],
  }),
  'later.js': chunk('1', { name: 'later', moduleIds: [`${project}/store/later/storage.ts`] }),
}
const dialog = chunk('1', { name: 'dialog', moduleIds: [`${project}/admin/kit/parts/dialog.tsx`] })

test('a first screen weighs the start and its own parts with all that they import, each once', () => {
  // 홈: start 5, base 10, list 2 and two parts of 3; 예약 has one part.
  const problems = (bytes: number) => consoleProblems(bundle, (code) => code.length * bytes)
  expect(problems(consoleBudget / 25)).toEqual([])
  expect(problems(12_000)).toEqual([expect.stringContaining('홈 loads 276000 bytes')])
  expect(problems(14_000)).toEqual([
    expect.stringContaining('홈 loads 322000 bytes'),
    expect.stringContaining('예약 loads 280000 bytes'),
  ])
})

test('a screen that the build has no more is told instead of weighed', () => {
  const lost = 'admin/desk/reservations/screen/reservations-screen.tsx.js'
  const rest = Object.fromEntries(Object.entries(bundle).filter(([file]) => file !== lost))
  expect(() => consoleProblems(rest, (code) => code.length)).toThrow('reservations-screen.tsx')
})

test('a part of the console is found in whatever script visitors load', () => {
  expect(visitorProblems(visitors)).toEqual([])
  expect(visitorProblems({ ...visitors, 'dialog.js': dialog })).toEqual([
    `dialog, which visitors load, has ${project}/admin/kit/parts/dialog.tsx of the console.`,
  ])
})
