import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { createWorkQueue } from '#backend/kernel/concurrency/work-queue.ts'

/** Answer of a background process: its work's result, or why there is none. */
export type BackgroundAnswer = { bytes: Uint8Array } | { problem: string }

export type BackgroundProcess<Task> = {
  /** Has a task done, after those that wait already. Rejects with what the process says is wrong. */
  ask: (task: Task) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Time in ms that a process waits for another task before it ends and gives its memory back. */
const idle = 5_000

/**
 * A process of its own for work in the background: the pages go on meanwhile, and its memory goes with it. Starts with the first task; does one at a time. `file` calls `answerTasks`.
 */
export function openBackgroundProcess<Task extends object>(
  file: string,
  options: {
    args?: string[]
    /** True where it runs at the lowest priority. */
    yields?: boolean
  } = {},
): BackgroundProcess<Task> {
  const takeTurn = createWorkQueue({ size: 1 })
  let child: ChildProcess | undefined
  let ending: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(file, options.args ?? [], {
      serialization: 'advanced',
      // It needs none of the operator's secrets.
      env: { NODE_ENV: 'production' },
      execArgv: [],
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    try {
      if (options.yields) setPriority(started.pid as number, constants.priority.PRIORITY_LOW)
    } catch {
      // A system that does not let us: it works all the same, only less politely.
    }
    return started
  }

  async function end(): Promise<void> {
    const ended = child
    child = undefined
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    ended.kill('SIGKILL')
    await once(ended, 'exit')
  }

  return {
    ask: (task) =>
      takeTurn(async () => {
        clearTimeout(ending)
        const asked = (child ??= start())
        const over = new AbortController()
        try {
          const answered = once(asked, 'message', over) as Promise<[BackgroundAnswer]>
          const exited = once(asked, 'exit', over).then(
            () => [{ problem: 'The process has ended.' }] as const,
          )
          asked.send(task)
          const [answer] = await Promise.race([answered, exited])
          if ('problem' in answer) throw new Error(answer.problem)
          return answer.bytes
        } finally {
          over.abort()
          ending = setTimeout(() => void end(), idle).unref()
        }
      }),
    async close() {
      clearTimeout(ending)
      await end()
    },
  }
}

/** Does the tasks that the process is sent, until the one that sends them is gone. */
export function answerTasks<Task>(work: (task: Task) => Promise<Uint8Array>): void {
  process.on('message', (task: Task) => {
    const answer = (value: BackgroundAnswer) => process.send?.(value)
    work(task).then(
      (bytes) => answer({ bytes }),
      (error: unknown) => answer({ problem: String(error) }),
    )
  })
  process.once('disconnect', () => process.exit())
}
