/** A seeded stream of numbers (mulberry32): the same seed makes the same clinics on every machine. */
export function createRandom(seed: number) {
  let state = (seed ^ 0x9e3779b9) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  // Neighbouring seeds start alike; a few throws part them.
  for (let i = 0; i < 4; i++) next()
  const between = (low: number, high: number): number => low + (high - low) * next()
  return {
    between,
    int: (low: number, high: number): number => Math.floor(between(low, high + 1)),
    chance: (share: number): boolean => next() < share,
    pick: <T>(items: readonly [T, ...T[]]): T => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

export type Random = ReturnType<typeof createRandom>
