import type { ApplicationState, ApplicationStore, MessengerView, SignedInUser } from '../application-store.ts'
import { loadScript } from './load-script.ts'

/** Details that the clinic's side sees of whom it talks to; `null` takes one away. */
type Profile = { name: string | null; mobileNumber: string | null }
type BootOption = {
  pluginKey: string
  language: string
  /** The site has a button of its own. */
  hideChannelButtonOnBoot: true
}

/** The messenger's one function; each command has its details. Source: developers.channel.io, "JavaScript SDK". */
type ChannelIO = {
  (command: 'boot', option: BootOption, done: (error: unknown) => void): void
  (command: 'shutdown' | MessengerView): void
  (command: 'updateUser', user: { language: string; profile: Profile }): void
  (command: 'addTags' | 'removeTags', tags: string[]): void
  (command: 'setPage', page: string): void
  /** Calls that are made before the script is there; it replays them. */
  q?: unknown[][]
  c?: (details: unknown[]) => void
}

declare global {
  interface Window {
    ChannelIO?: ChannelIO | undefined
    ChannelIOInitialized?: boolean | undefined
  }
}

/** The official loader of the messenger. */
export const messengerScript = 'https://cdn.channel.io/plugin/ch-plugin-web.js'

/** Time in ms that somebody waits for the messenger before another way is offered. */
export const messengerWithin = 3000

/** Tag by which the clinic's side sorts members. */
const memberTag = '회원'

const started = new WeakMap<ApplicationStore, Promise<ChannelIO>>()

/** Opens the messenger of a partner; `false` where it does not come, or not in time. */
export async function openMessenger(
  store: ApplicationStore,
  pluginKey: string,
  view: MessengerView,
): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, messengerWithin, undefined)
  })
  try {
    const channel = await Promise.race([startMessenger(store, pluginKey), late])
    channel?.(view)
    return channel !== undefined
  } catch (error) {
    console.warn('The messenger could not be opened.', error)
    return false
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Loads and boots the messenger, once an application, and from then on tells it of each page and of who is signed in.
 * Rejects where its script or its service refuses, after which it may be tried again.
 *
 * It is never told a `memberId`: whoever knows such a number could read that customer's chats.
 */
export function startMessenger(store: ApplicationStore, pluginKey: string): Promise<ChannelIO> {
  const known = started.get(store)
  if (known) return known
  const starting = boot(pluginKey, store.getState().common.languageCode).then((channel) => {
    follow(store, channel)
    return channel
  })
  started.set(store, starting)
  starting.catch(() => started.delete(store))
  return starting
}

async function boot(pluginKey: string, language: string): Promise<ChannelIO> {
  // A service that refuses leaves its script, which is then asked again.
  if (!window.ChannelIO) await loadMessenger()
  return new Promise((done, fail) => {
    window.ChannelIO?.('boot', { pluginKey, language, hideChannelButtonOnBoot: true }, (error) =>
      // The script has put its own function in the place of the one that was here before.
      error || !window.ChannelIO
        ? fail(new Error(`The messenger refused ${pluginKey}.`, { cause: error }))
        : done(window.ChannelIO),
    )
  })
}

/** Follows the official snippet: calls wait in a queue until the script is there. */
async function loadMessenger(): Promise<void> {
  const queue = ((...details: unknown[]) => queue.c?.(details)) as ChannelIO
  queue.q = []
  queue.c = (details) => queue.q?.push(details)
  window.ChannelIO = queue
  window.ChannelIOInitialized = true
  try {
    await loadScript(messengerScript)
  } catch (error) {
    window.ChannelIO = window.ChannelIOInitialized = undefined
    throw error
  }
}

function follow(store: ApplicationStore, channel: ChannelIO): void {
  const tellPage = ({ path: { shownPath } }: ApplicationState) => {
    if (shownPath !== null) channel('setPage', shownPath)
  }
  const tellUser = ({ auth: { user }, common: { languageCode } }: ApplicationState) => {
    channel('updateUser', { language: languageCode, profile: profileOf(user) })
    channel(user?.kind === 'member' ? 'addTags' : 'removeTags', [memberTag])
  }

  const state = store.getState()
  tellPage(state)
  if (state.auth.user) tellUser(state)
  if (!state.common.usesMessenger) store.setState({ common: { ...state.common, usesMessenger: true } })

  const unsubscribe = store.subscribe((now, before) => {
    if (now.path.shownPath !== before.path.shownPath) tellPage(now)
    if (now.auth.user !== before.auth.user) tellUser(now)
  })
  const end = ({ persisted }: PageTransitionEvent) => {
    // A document that the browser keeps for the way back has not ended.
    if (persisted) return
    window.removeEventListener('pagehide', end)
    unsubscribe()
    channel('shutdown')
    started.delete(store)
  }
  window.addEventListener('pagehide', end)
}

function profileOf(user: SignedInUser | null): Profile {
  return { name: user?.name ?? null, mobileNumber: user?.phone ?? null }
}
