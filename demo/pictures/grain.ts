import { createRandom } from './random.ts'

const TABLE = 4096

/** Film grain on raw RGB pixels, in place: most in the middle tones, less at the ends, where it would look like dirt. */
export function addGrain(pixels: Buffer, seed: number, strength = 5.5): void {
  const random = createRandom(seed ^ 0x51f15e)
  const table = Float32Array.from(
    { length: TABLE },
    () => (random.next() + random.next() + random.next() - 1.5) * 2 * strength,
  )
  let state = (seed * 2654435761) >>> 0 || 1
  for (let i = 0; i < pixels.length; i += 3) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const green = pixels[i + 1] ?? 0
    const grain = (table[state & (TABLE - 1)] ?? 0) * (1 - (Math.abs(green - 118) / 137) * 0.55)
    for (let c = i; c < i + 3; c++) pixels[c] = Math.min(255, Math.max(0, (pixels[c] ?? 0) + grain + 0.5))
  }
}
