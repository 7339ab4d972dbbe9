import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBackgroundProcess } from './background-process.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-background-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A program that answers `{ text }` with its bytes, its process's id and priority before them; `die` ends it. */
async function open() {
  const file = join(folder, 'program.mjs')
  await writeFile(
    file,
    `import { getPriority } from 'node:os'
    process.on('message', ({ text }) => {
      if (text === 'die') process.exit(1)
      if (text === 'fail') return process.send({ problem: 'It cannot be done.' })
      const words = [process.pid, getPriority(), process.env.SECRET ?? '', text].join(' ')
      process.send({ bytes: new TextEncoder().encode(words) })
    })`,
  )
  const program = openBackgroundProcess<{ text: string }>(file, { yields: true })
  const ask = async (text: string) => new TextDecoder().decode(await program.ask({ text })).split(' ')
  return { ask, close: program.close }
}

test('tasks are done in their order by one process, which yields to all others and knows no secret', async () => {
  const { ask, close } = await open()
  process.env.SECRET = 'told'
  const answers = await Promise.all(['one', 'two'].map(ask))
  delete process.env.SECRET
  expect(answers.map(([, , secret, text]) => [secret, text])).toEqual([
    ['', 'one'],
    ['', 'two'],
  ])
  expect(new Set(answers.map(([pid]) => pid)).size).toBe(1)
  expect(Number(answers[0]?.[1])).toBeGreaterThan(0)
  await close()
})

test('a task that fails says why, a process that dies is started anew', async () => {
  const { ask, close } = await open()
  await expect(ask('fail')).rejects.toThrow('It cannot be done.')
  await expect(ask('die')).rejects.toThrow('ended')
  expect((await ask('again')).at(-1)).toBe('again')
  await close()
})
