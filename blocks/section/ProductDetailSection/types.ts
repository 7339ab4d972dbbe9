import type { BlockData } from '#schema/define-block.ts'
import type block from './block.ts'

export type Data = BlockData<typeof block>
