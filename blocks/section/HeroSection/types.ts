import type { BlockProps } from '#schema/define-block.ts'
import type block from './block.ts'

export type HeroProps = BlockProps<typeof block>
