import type { Calendar } from '#backend/seeds/calendar.ts'
import type { Clinic } from '#backend/seeds/clinic/clinic.ts'
import type { Picture } from '#demo/pictures/draw.ts'
import type { GlobalSlot } from '#schema/block.ts'
import type { pageDefinition } from '#schema/page.ts'
import type { partnerProfile } from '#schema/partners.ts'
import type { Image } from '#schema/primitives.ts'
import type { theme } from '#schema/theme.ts'
import type { z } from 'zod'

type ProfileInput = z.input<typeof partnerProfile>

/** A block as demo content writes it: the registry fills in version and defaults, and checks the data. */
export type DemoBlock = { component: string; data: Record<string, unknown> }

/** A page as demo content writes it. A block without an id gets `block-1`, `block-2`, … by its place. */
export type DemoPage = Omit<z.input<typeof pageDefinition>, 'blocks'> & {
  blocks: (DemoBlock & { id?: string })[]
}

/**
 * Pictures and logos after they were stored, by the names they were given: `images.heroWide`.
 * A name nobody gave throws when it is read, so that a slip of the pen fails the seeding.
 */
export type DemoImages = Readonly<Record<string, Image>>

/** One partner of the demo: what `seedDemo` draws, stores, checks and publishes. */
export type DemoPartner = {
  /** Stable name, such as `danjang`; what `npm run db -- export` is given. */
  code: string
  /** Host names without port: `localhost`, `mirae.localhost`. */
  hosts: string[]
  profile: ProfileInput
  /** Parts of the profile that name stored images, laid over `profile`. */
  profileImages?: (images: DemoImages) => Partial<ProfileInput>
  theme: z.input<typeof theme>
  /** Recommended search terms, in their order. */
  keywords: string[]
  /** Drawn to WebP by `drawPicture`; nobody gets a gated one by its address alone. */
  pictures: Record<string, Picture & { alt: string; isGated?: boolean }>
  /** SVG text, such as `drawLogo` gives; stored as WebP at three times its size. */
  logos?: Record<string, { svg: string; alt: string }>
  global: (images: DemoImages) => Record<GlobalSlot, DemoBlock>
  /** By key, which is lower-case with dashes: `home`, `product-detail`, `not-found`. */
  pages: (images: DemoImages, calendar: Calendar) => Record<string, DemoPage>
  /** Rows of the clinic beside its pages: treatments, events, doctors, notices, …. Unset: none. */
  clinic?: (calendar: Calendar) => Clinic
}
