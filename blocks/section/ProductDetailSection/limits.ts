import type { mostOfOne as most } from '#schema/carts.ts'

/** How often one option may be in a cart: as the schema has it, which no visitor's browser loads. */
export const mostOfOne: typeof most = 99
