import type { BlockData } from '#schema/define-block.ts'
import {
  Clock3,
  ClipboardList,
  Droplet,
  Eye,
  Hand,
  Heart,
  Leaf,
  MessageCircle,
  Moon,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react'
import type block from './block.ts'

export type IconName = NonNullable<BlockData<typeof block>['items'][number]['icon']>

export const icons: Record<IconName, LucideIcon> = {
  leaf: Leaf,
  drop: Droplet,
  shield: ShieldCheck,
  clock: Clock3,
  talk: MessageCircle,
  heart: Heart,
  eye: Eye,
  hand: Hand,
  record: ClipboardList,
  rest: Moon,
}
