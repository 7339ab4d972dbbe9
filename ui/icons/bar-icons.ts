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
} from 'lucide-react'

/** Icons of a bar of buttons, by the names that data has for them. */
export const barIcons = {
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
