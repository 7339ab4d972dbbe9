import type { LucideIcon } from 'lucide-react'

/** One way to ask: a link, or something that opens on this page. */
export type ContactWay = {
  title: string
  text: string
  Icon: LucideIcon
  /** Text that stands large: a number, an address. */
  value?: string
} & ({ url: string } | { onClick: () => void })
