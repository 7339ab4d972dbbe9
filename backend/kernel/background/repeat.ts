import type { Logger } from 'pino'
import type { Background } from './worker.ts'

/** Makes what does a job again and again, so many milliseconds after it was done. */
export function repeat(
  job: () => Promise<unknown>,
  { logger, name, interval }: { logger: Logger; name: string; interval: number },
): Background {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false

  const loop = () => {
    running = job()
      .catch((error: unknown) => logger.warn({ err: error, job: name }, 'a job in the background failed'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(loop, interval).unref()
      })
  }

  return {
    start: loop,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
