import type { BlockData } from '#schema/define-block.ts'
import type block from './block.ts'
import type { Filter } from './filter.ts'

export type Data = BlockData<typeof block>

/** Builds the address of the list with something changed. */
export type To = (change: Partial<Filter>) => string
