import {
  CalendarCheck,
  House,
  Images,
  MapPin,
  Menu,
  MessageCircle,
  Phone,
  Sparkles,
  Stethoscope,
  Tag,
  type LucideIcon,
} from 'lucide-react'
import type { BlockData } from '#schema/define-block.ts'
import type block from './block.ts'

type IconName = BlockData<typeof block>['bottomBar'][number]['icon']

export const icons: Record<IconName, LucideIcon> = {
  home: House,
  treatment: Sparkles,
  event: Tag,
  reserve: CalendarCheck,
  menu: Menu,
  phone: Phone,
  chat: MessageCircle,
  map: MapPin,
  case: Images,
  doctor: Stethoscope,
}
