import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { SignOut } from '#api/sign-out.ts'
import { applyGlobalStyles } from '#ui/global-styles.ts'
import { whenIdle } from '#ui/when-idle.ts'
import type { Customer, WidgetApi } from '../api.ts'
import type { ToWidget, Utm, WidgetOptions } from '../message.ts'
import type { WidgetSite } from '../site.ts'
import { emptyBooking } from './booking.ts'
import { WidgetContext, type WidgetContextValue } from './context.ts'
import { draftOf } from './draft.ts'
import type { Host } from './host.ts'
import { useBookable, useKeptDraft } from './use-draft.ts'
import { Panel, prepareScreens } from './panel.tsx'
import { reduceBooking } from './reduce-booking.ts'
import type { Session } from './session.ts'
import { SignOutNotice } from './sign-out-notice.tsx'
import { askTreatmentsAhead } from './steps/use-treatments.ts'
import type { AnswerCache } from './use-answer.ts'

type WidgetAppProps = {
  site: WidgetSite
  api: WidgetApi
  host: Host
  session: Session
  signOut: SignOut
}

/** Holds the options from the embedding page, the signed-in member and the booking under way. */
export function WidgetApp({ site, api, host, session, signOut }: WidgetAppProps) {
  const [booking, dispatch] = useReducer(reduceBooking, emptyBooking)
  const [options, setOptions] = useState<WidgetOptions>({ mode: host.isFramed ? 'popup' : 'inline' })
  const [utm, setUtm] = useState<Utm>({ first: {}, last: {} })
  const [member, setMember] = useState<Customer | null>()
  const [isOpen, setOpen] = useState(!host.isFramed)
  /** Tells at once what `isOpen` tells from the next drawing on: the page may close the widget before that. */
  const isWanted = useRef(isOpen)
  /** Number of times that a page has asked for the widget. */
  const [openings, setOpenings] = useState(0)
  const [cache] = useState<AnswerCache>(() => new Map())
  const { tell } = host

  applyGlobalStyles()
  useMember({ api, host, session }, setMember)

  const close = () => {
    isWanted.current = false
    setOpen(false)
    tell({ type: 'closed' })
  }
  const steps = isOpen ? booking.trail.length : 0
  useEffect(() => host.keepSteps(steps), [host, steps])

  const hear = useLatest((message: ToWidget) => {
    if (message.type === 'init') setOptions(message.options)
    if (message.type === 'utm') setUtm(message.utm)
    if (message.type === 'back') dispatch({ type: 'back' })
    if (message.type === 'close' && isWanted.current) close()
    if (message.type === 'logout')
      void signOut.end('person').then((isEnded) => {
        session.note(false)
        setMember(null)
        tell({ type: 'logout' })
        if (!isEnded) tell({ type: 'logoutFailed' })
      })
    if (message.type === 'open') {
      // At the first time there are only the answers that were asked ahead.
      if (openings > 0) cache.clear()
      const kind = options.isVisitOnly && message.kind === 'treatment' ? 'visit' : message.kind
      dispatch({ type: 'open', kind, choice: message.choice, key: crypto.randomUUID() })
      isWanted.current = true
      setOpen(true)
      setOpenings((count) => count + 1)
      void askAgain()
    }
  })
  // Once the panel hears keys: the page gives it the focus then, and an Escape before it would be lost.
  useEffect(() => {
    if (openings > 0 && isWanted.current) tell({ type: 'opened' })
  }, [openings, tell])
  useKeptDraft(isOpen ? draftOf(booking) : undefined, tell)
  useBookable({ api, booking, dispatch })
  /** Asks again who is signed in: the member may have changed since the widget loaded. */
  const askAgain = () => askMember(api, session).then(setMember)

  useEffect(() => host.listen((message) => hear.current(message)), [host, hear])
  useEffect(() => {
    if (!host.isFramed) dispatch({ type: 'open', kind: 'treatment', choice: {}, key: crypto.randomUUID() })
  }, [host])
  // A page loads the widget when a visitor is about to open it, most likely at the treatments.
  useEffect(() => {
    if (host.isFramed) askTreatmentsAhead(cache, api)
  }, [host, cache, api])
  useEffect(() => whenIdle(() => prepareScreens(['time', 'question'])), [])
  useThemeColors(options.colors)
  useFrameHeight(options.mode === 'inline', tell)

  const value = useMemo<WidgetContextValue>(
    () => ({
      api,
      session,
      cache,
      site,
      options,
      utm,
      booking,
      dispatch,
      member,
      setMember,
      tell,
      close,
    }),
    // `close` is the same in all that it does.
    // oxlint-disable-next-line react/exhaustive-deps
    [api, session, cache, site, options, utm, booking, member, tell],
  )
  if (!isOpen) return null
  return (
    <WidgetContext value={value}>
      <Panel notice={<SignOutNotice {...{ host, signOut }} />} />
    </WidgetContext>
  )
}

/** Returns the signed-in member; `null` without a session, or if the API does not answer. */
const askMember = async (api: WidgetApi, session: Session): Promise<Customer | null> => {
  if (!session.mayBe()) return null
  try {
    const customer = await api.customer()
    return customer.kind === 'member' ? customer : null
  } catch {
    return null
  }
}

function useMember(
  { api, host, session }: Pick<WidgetAppProps, 'api' | 'host' | 'session'>,
  setMember: (member: Customer | null) => void,
): void {
  useEffect(() => {
    let isWanted = true
    void askMember(api, session).then((member) => {
      if (!isWanted) return
      setMember(member)
      host.tell({ type: 'ready', isLoggedIn: member !== null })
    })
    return () => {
      isWanted = false
    }
  }, [api, host, session, setMember])
}

function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** Lays the colours of the clinic’s widget over those of its site. */
function useThemeColors(colors: WidgetOptions['colors']): void {
  useEffect(() => {
    const { style } = document.documentElement
    if (colors?.primary) style.setProperty('--colors-primary1', colors.primary)
    if (colors?.secondary) style.setProperty('--colors-primary2', colors.secondary)
  }, [colors])
}

function useFrameHeight(isInline: boolean, tell: Host['tell']): void {
  useEffect(() => {
    document.documentElement.dataset.mode = isInline ? 'inline' : 'popup'
    if (!isInline) return
    const element = document.getElementById('app') as HTMLElement
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight > 0) tell({ type: 'height', height: element.offsetHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isInline, tell])
}
