import type { reservations } from '#backend/reservations/table.ts'
import type { bookingPolicies } from '#backend/schedules/table.ts'
import type { terms } from '#backend/terms/table.ts'
import type { popupDirections } from '#schema/popups.ts'
import type { RetentionPeriod } from '#schema/retention.ts'
import type { RichTextInput } from '#schema/rich-text.ts'

/*
 * A clinic's own data as demo content writes it. Things refer to each other by `key`, and to pictures by name. Days are
 * counted from the day of seeding (`calendar.ts`), so that a demo started in any year has running events.
 */

type PopupDirection = (typeof popupDirections)[number]
type TermPurpose = (typeof terms.$inferSelect)['purpose']
type ReservationStatus = (typeof reservations.$inferSelect)['status']
type BookingPolicy = Omit<typeof bookingPolicies.$inferInsert, 'partnerId'>

/** First and last day, counted from the day of seeding. */
export type Days = [from: number, to: number]

export type TreatmentOption = {
  name: string
  /** Won. */
  price: number
  sale?: { price: number; days: Days }
  sessions?: number
  minutes?: number
}

/** A room or device, and the treatments that need it; no option of these goes without. */
export type ClinicFacility = {
  name: string
  kind: 'ROOM' | 'DEVICE'
  /** How many visits may use it at once; 1 unless told. */
  capacity?: number
  treatments: string[]
}

/** A treatment; its long text is put together from its parts by `treatmentBody`. */
export type Treatment = {
  key: string
  name: string
  summary: string
  picture?: string
  tags: string[]
  /** Of one visit. */
  minutes: number
  /** Duration in words, where minutes do not say it: `6회, 12주`. */
  duration?: string
  /** Procedure, in paragraphs; the first stands in lists too. */
  about: string[]
  suits?: string[]
  anaesthesia: string
  recovery: string
  interval: string
  /** Name of `interval`; 간격 unless told. */
  intervalTitle?: string
  /** Risks, in whole sentences. */
  risks: string
  options: TreatmentOption[]
  /** Short words on the list: `상담 후 결정`. */
  badge?: string
  isRecommended?: boolean
  isSecret?: boolean
  /** Its name in English. */
  english?: string
}

export type TreatmentCategory = {
  key: string
  name: string
  english?: string
  description: string
  picture?: string
  isSecret?: boolean
  treatments: Treatment[]
}

export type ClinicEvent = {
  key: string
  title: string
  summary: string
  picture: string
  days: Days
  /** Audience. */
  audience: string
  badge?: string
  /** Price by `treatment/option name`: the first is the one that lists name. */
  offers: { treatment: string; option: string; price: number }[]
  /** Sentences on how it is had, above what every event says. */
  notes: string[]
}

export type Doctor = {
  key: string
  name: string
  position: string
  specialty: string
  portrait: string
  quote: string
  letter: string
  careers: string[]
  /** Hours by weekday (1 is Monday, 7 is Sunday); a weekday without has no consultation. Unset: the clinic's own hours. */
  hours?: Partial<Record<number, [from: string, to: string]>>
  /** Days off, or with hours shorter ones: the first such weekday from a day on. */
  off?: { day: number; weekday: number; hours?: [from: string, to: string]; reason: string }[]
}

export type Notice = {
  title: string
  category: string
  /** The day it was put up. */
  day: number
  body: RichTextInput
  isPinned?: boolean
}

export type Faq = { question: string; answer: string }
export type FaqGroup = { key: string; name: string; faqs: Faq[] }

export type BoardPost = {
  title: string
  summary: string
  day: number
  body: RichTextInput
  picture?: string
}

export type Board = {
  key: string
  name: string
  description: string
  layout: 'LIST' | 'CARD' | 'GALLERY'
  posts: BoardPost[]
}

/** A post that a customer wrote. */
export type CustomerPost = {
  title: string
  author: string
  day: number
  body: string
  /** Set for a private post: its password. */
  password?: string
  answer?: { day: number; body: string }
}

export type AfterNotice = {
  title: string
  /** Keys of treatments it belongs to. */
  treatments: string[]
  body: RichTextInput
}

/** A before-after. Its pictures are drawings; everything is told with the notice of `beforeAfterBody`. */
export type BeforeAfter = {
  title: string
  /** Keys of treatments. */
  treatments: string[]
  /** `40대 여성, 4회 진료 후 12주` */
  note: string
  body: string
  day: number
  /** Not for who is under age. */
  isNoYouth?: boolean
}

export type Review = {
  /** As it is shown: `김*은`. */
  author: string
  day: number
  rating: number
  /** Key of a treatment. */
  treatment?: string
  title: string
  content: string
}

/** Treatments under a theme, or a page about one of the clinic's own names. */
export type Theme = {
  key: string
  title: string
  summary: string
  picture: string
  body: RichTextInput
  treatments: string[]
  /** Of an exhibition; unset: it stays. */
  days?: Days
}

export type Banner = {
  location: string
  title: string
  description: string
  picture: string
  mobilePicture?: string
  linkTo: string
  days?: Days
}

export type Popup = {
  title: string
  locations: string[]
  direction: PopupDirection
  /** Width to height; 4:3 unless told. */
  size?: [width: number, height: number]
  devices?: ('PC' | 'MOBILE')[]
  items: { title: string; picture: string; linkTo?: string }[]
  days?: Days
}

export type Term = {
  code: string
  title: string
  purpose: TermPurpose
  occasions: ('SIGN_UP' | 'RESERVATION')[]
  isRequired: boolean
  body: RichTextInput
  /** Day on which the version in force took effect, in Seoul: `2026-11-01`; 200 days before the seeding unless told. */
  effectiveOn?: string
  /** Versions before it, the oldest first. */
  earlier?: { effectiveOn: string; body: RichTextInput }[]
  /** Facts that a consent has to name. Source: PIPA, article 15 (2). */
  consent?: { purpose: string; items: string; retention: string; refusal: string }
  /** The promise of `consent.retention`, as data. */
  retentionPeriod?: RetentionPeriod
}

/** A person who does not exist; `phone` is of the range 010-0000-xxxx, which belongs to nobody. */
export type Person = {
  key: string
  name: string
  /** Last four digits. */
  phone: string
  birthDate?: string
  gender?: 'male' | 'female'
  email?: string
  /** Codes of optional terms agreed to; the required ones always are. */
  agreed?: string[]
  /** Unset: a member. */
  isGuest?: boolean
  joined: number
}

export type Reservation = {
  person: string
  doctor: string
  /** `treatment/option name` */
  options: [treatment: string, option: string][]
  day: number
  time: string
  status: ReservationStatus
  request?: string
  memo?: string
  reason?: string
  /** The day it was made. */
  made: number
}

/** Everything a clinic has beside its pages. What is left out, it has none of. */
export type Clinic = {
  categories: TreatmentCategory[]
  badges?: { name: string; color: string; treatments: string[] }[]
  facilities?: ClinicFacility[]
  events?: ClinicEvent[]
  exhibitions?: Theme[]
  brandings?: Theme[]
  doctors: Doctor[]
  specialDays?: { days: Days; reason: string; hours?: [from: string, to: string] }[]
  booking?: Partial<BookingPolicy>
  notices?: Notice[]
  faqGroups: FaqGroup[]
  boards?: Board[]
  customerBoard?: { name: string; description: string; posts: CustomerPost[] }
  afterNotices?: AfterNotice[]
  beforeAfters?: BeforeAfter[]
  /** Drawings that stand in turn for the before-afters' photographs, before and after, and for their covers. */
  beforeAfterPictures?: [before: string, after: string][]
  beforeAfterCovers?: string[]
  reviews?: Review[]
  banners?: Banner[]
  popups?: Popup[]
  terms: Term[]
  shortLinks?: { code: string; targetUrl: string; title: string }[]
  reviewLinks?: { title: string; url: string }[]
  people?: Person[]
  reservations?: Reservation[]
  /** Visits of a usual day, from which the counters of the days before the seeding are made. */
  visitsADay?: number
}
