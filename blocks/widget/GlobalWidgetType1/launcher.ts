import type { ReservationKind } from '#store/application-store.ts'

/** What the launcher script puts on the page. */
export type Launcher = {
  init(options: LauncherOptions): void
  open(kind: ReservationKind): void
}
export type LauncherOptions = {
  logoUrl: string | undefined
  colors: { primary?: string | undefined; secondary?: string | undefined }
}

declare global {
  interface Window {
    DanjangWidget?: Launcher
  }
}

/** Source: spec section 4, "Widget": at once, and three times more. */
const attempts = 4
const interval = 500

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
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(url)
      script.remove()
      reject(new Error(`The booking widget's script did not load: ${url}`))
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
