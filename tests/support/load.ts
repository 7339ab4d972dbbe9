const askers = 6

/**
 * Has several ask over and over, each when it was answered, until `work` is done. Returns how many answers there were in
 * that time, and what was thrown instead of one.
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
