import type { mostOfOne as most } from '#schema/carts.ts'

/** Most of one option that a cart may hold: as the schema has it, which no visitor's browser loads. */
export const mostOfOne: typeof most = 99
