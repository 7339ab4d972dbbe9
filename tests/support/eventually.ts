import { vi } from 'vitest'

/** Waits until a look at something succeeds, and returns what it gives. The limit is of what never comes, not of what is slow. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 60_000 })
