import type { ReservationDraft } from '#schema/plain/reservation-draft.ts'
import type { ReservationKind } from '../header/header-button.tsx'
import type { Campaign } from './campaign.ts'

/** Choice that the visitor has made already: options, or a list to choose from. */
export type LauncherChoice = {
  items?: { productOptionId: number; quantity: number }[]
  productId?: number
  eventId?: number
  categoryId?: number
  /** The options are those of the cart: they leave it once they are booked. */
  fromCart?: boolean
  /** Rights that a message's link gave: to a place in line, to a reservation. */
  waiting?: string
  reservation?: string
  /** A reservation of the member who is signed in. */
  reservationId?: number
  /** The reservation is to be moved. */
  isMove?: boolean
  /** The booking that an earlier document began. */
  draft?: ReservationDraft
}

/** Global that a launcher script puts on the page. Another provider's needs only `init` and `open`. */
export type Launcher = {
  init(options: LauncherOptions): void
  /** A promise rejects where the widget does not come. */
  open(kind: ReservationKind, choice?: LauncherChoice): void | Promise<void>
  preload?(): void
  on?(
    event:
      | 'ready'
      | 'opened'
      | 'closed'
      | 'reservationCreated'
      | 'reservationChanged'
      | 'draft'
      | 'login'
      | 'logout',
    listener: (event: { type?: string; isLoggedIn?: boolean; draft?: unknown }) => void,
  ): unknown
  setRoute?(path: string): void
  utm?(campaign: Campaign): void
  isLoggedIn?(): boolean | null
}
export type LauncherOptions = {
  title?: string
  logoUrl: string | undefined
  colors: { primary?: string | undefined; secondary?: string | undefined }
  /** Only visits can be booked. */
  isVisitOnly?: boolean
}

declare global {
  interface Window {
    DanjangWidget?: Launcher
  }
}

/** The launcher of the widget that every site brings. */
export const ownLauncherUrl = '/_widget/launcher.js'

/** At once, and three times more. */
const attempts = 4
const interval = 500

/** A script that has not come after this long, in ms, does not come. */
const patience = 5_000

/** Tries to initialise the launcher; a script may be there before what it offers is. Rejects after the last try. */
export async function initialise(
  find: () => Launcher | undefined,
  options: LauncherOptions,
): Promise<Launcher> {
  let cause: unknown
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, interval))
    try {
      const launcher = find()
      if (launcher) {
        launcher.init(options)
        return launcher
      }
    } catch (error) {
      cause = error
    }
  }
  throw new Error('The booking widget could not be initialised.', { cause })
}

const loading = new Map<string, Promise<void>>()

/** Puts the script into the document, once; one that failed may be tried again. */
function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = () => {
      loading.delete(url)
      script.remove()
      reject(new Error(`The booking widget's script did not load: ${url}`))
    }
    const timer = setTimeout(fail, patience)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
  })
  loading.set(url, loaded)
  script.src = url
  script.async = true
  document.head.append(script)
  return loaded
}

const ready = new Map<string, Promise<Launcher>>()

/** The launcher behind an address, loaded and initialised once a document. */
export function getLauncher(url: string, options: LauncherOptions): Promise<Launcher> {
  const known = ready.get(url)
  if (known) return known
  const launcher = loadScript(url).then(() => initialise(() => window.DanjangWidget, options))
  ready.set(url, launcher)
  launcher.catch(() => ready.delete(url))
  return launcher
}
