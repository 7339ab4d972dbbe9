const askers = 6

/**
 * Lets several clients repeat a request until `work` is done. Each waits for its answer before the next. Returns the
 * number of answers, and the errors that came instead.
 */
export async function underLoad(
  ask: (turn: number) => Promise<void>,
  work: () => Promise<void>,
): Promise<{ answers: number; failures: string[] }> {
  let [isDone, turns, answers] = [false, 0, 0]
  const failures: string[] = []
  const load = Array.from({ length: askers }, async () => {
    while (!isDone) {
      try {
        await ask((turns += 1))
        answers += 1
      } catch (error) {
        failures.push(String(error))
      }
    }
  })
  try {
    await work()
  } finally {
    isDone = true
  }
  await Promise.all(load)
  return { answers, failures }
}
