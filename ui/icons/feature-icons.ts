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
} from 'lucide-react'

/** Icons of what a clinic is good at, by the names that data has for them. */
export const featureIcons = {
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
