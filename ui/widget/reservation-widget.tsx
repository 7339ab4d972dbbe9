import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Partner } from '#schema/partners.ts'
import { readDraft, type ReservationDraft } from '#schema/plain/reservation-draft.ts'
import type { Theme } from '#schema/theme.ts'
import type { WidgetData } from '#schema/widget.ts'
import type { EarlyLayerElement } from '../early/take-over.ts'
import type { ReservationKind } from '../header/header-button.tsx'
import { askedFor } from './asked-for.ts'
import { followCampaign } from './campaign.ts'
import { getLauncher, ownLauncherUrl, type Launcher, type LauncherChoice } from './launcher.ts'
import { onBookingIntent } from './on-intent.ts'
import { onWidgetLink } from './on-widget-link.ts'

const ContactSheet = lazy(() => import('./contact-sheet.tsx'))

type ReservationWidgetProps = {
  data: WidgetData
  theme: Theme | null
  partner: Partner | undefined
  /** Kind of booking to open; `null` for none. */
  asked: ReservationKind | null
  /** Choice made already. With `isChatLost` the clinic's chat failed to load, and its other contacts are shown. */
  choice: LauncherChoice & { isChatLost?: boolean }
  /** Loads the booking that was begun, which the widget goes on with where nothing else is chosen. Never rejects. */
  loadDraft: () => Promise<ReservationDraft | null>
  onOpen: (kind: ReservationKind, choice: LauncherChoice) => void
  onClose: () => void
  /** Told when the widget's own window has opened over the page, and when that has closed. */
  onShow: (isShown: boolean) => void
  /** Told when a booking has been made. */
  onCreated: () => void
  /** Told when a booking has been made, moved or cancelled. */
  onReserved: () => void
  /** Told of the booking that is being made, `null` once there is none. */
  onDraft: (draft: ReservationDraft | null) => void
  /** Told whether somebody is signed in: when the widget is ready, and when they sign in or out there. */
  onSession: (isLoggedIn: boolean) => void
  /** Told when somebody has a session: one that they brought, or have just begun in the widget. */
  onMember: (isNew: boolean) => void
  onLogout: () => void
  /** The page of the site, told to the widget at each change; left out where the widget is not told. */
  route?: string
}

/**
 * Opens the partner's booking widget: the one at `widgetUrl`, or the one of every site. If that fails, hangs or is no
 * widget, it shows the clinic's own ways of contact.
 */
export function ReservationWidget(props: ReservationWidgetProps) {
  const { data, partner, asked, choice, loadDraft, onOpen, onClose, route } = props
  const [sheet, setSheet] = useState<ReservationKind | null>(null)
  const kind = asked === 'treatment' && data.consultingReservationOnly ? 'visit' : asked
  const url = data.widgetUrl ?? ownLauncherUrl
  const load = useLauncher(props, url)

  useEffect(() => void followCampaign(window.location.search, () => localStorage), [])

  const { key, search, hash } = useLocation()
  const opened = useRef(new Set<string>())
  useEffect(() => {
    // A visitor who returns to an address that opened the widget wants its page.
    if (opened.current.has(key)) return
    opened.current.add(key)
    const wanted = askedFor(search, hash)
    if (wanted) onOpen(wanted.kind, wanted.choice)
  }, [key, search, hash, onOpen])

  useEffect(() => onWidgetLink(({ kind, choice }) => onOpen(kind, choice)), [onOpen])

  useEffect(
    () =>
      onBookingIntent(() => {
        // A failure here is ignored: it shows when the widget is opened.
        load().then(
          (launcher) => launcher.preload?.(),
          () => {},
        )
      }),
    [load],
  )

  useEffect(() => {
    // Another provider's widget tells who is signed in, and one that follows the route hears of each.
    if (!data.widgetUrl && route === undefined) return
    load().then(
      (launcher) => {
        if (route !== undefined) launcher.setRoute?.(route)
      },
      () => {},
    )
  }, [load, data.widgetUrl, route])

  useEffect(() => {
    if (!kind) return
    if (choice.isChatLost) {
      setSheet(kind)
      return
    }
    let isWanted = true
    const standIn = document.querySelector<EarlyLayerElement>('[data-early-layer=booking]')
    const isFree = Object.keys(choice).length === 0
    Promise.all([load(), isFree ? loadDraft() : null])
      .then(([launcher, draft]) => {
        if (!isWanted) return
        // The visitor has closed the stand-in, so the widget stays closed too.
        if (standIn?.dataset.dismissed === '') {
          delete standIn.dataset.dismissed
          return
        }
        // To which the launcher gives the focus back.
        if (standIn && !standIn.hidden) standIn.opener?.focus({ preventScroll: true })
        const opened = launcher.open(kind, draft ? { draft } : choice)
        // Ours shows a sheet of the same look until it has come.
        if (url === ownLauncherUrl) standIn?.remove()
        return opened
      })
      .then(() => {
        if (!isWanted) return
        standIn?.remove()
        onClose()
      })
      .catch((error: unknown) => {
        console.error(error)
        if (isWanted) setSheet(kind)
      })
    return () => {
      isWanted = false
    }
  }, [kind, choice, load, loadDraft, onClose, url])

  const shown = kind && sheet
  const [wasOpened, setOpened] = useState(false)
  if (shown && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <ContactSheet
        title={data.title}
        kind={shown}
        isChatLost={choice.isChatLost ?? false}
        partner={partner}
        onClose={() => {
          setSheet(null)
          onClose()
        }}
      />
    </Suspense>
  )
}

/** Returns a loader of the launcher, which it connects to the page once a document. */
function useLauncher(props: ReservationWidgetProps, url: string) {
  const { data, theme } = props
  const told = useRef(props)
  useEffect(() => {
    told.current = props
  })
  return useCallback(async (): Promise<Launcher> => {
    const launcher = await getLauncher(url, {
      title: data.title,
      logoUrl: data.widgetLogoUrl,
      // Takes the site's own colours where the clinic chose none for the widget.
      colors: { primary: theme?.primary1, secondary: theme?.primary2, ...data.themeColors },
      isVisitOnly: data.consultingReservationOnly,
    })
    if (!connected.has(launcher)) {
      connected.add(launcher)
      launcher.utm?.(followCampaign('', () => localStorage))
      const hearSession = (isLoggedIn: boolean, isNew = false) => {
        told.current.onSession(isLoggedIn)
        if (isLoggedIn) told.current.onMember(isNew)
      }
      const known = launcher.isLoggedIn?.()
      if (typeof known === 'boolean') hearSession(known)
      launcher.on?.('opened', () => told.current.onShow(true))
      launcher.on?.('closed', () => told.current.onShow(false))
      launcher.on?.('reservationCreated', () => {
        told.current.onCreated()
        told.current.onReserved()
      })
      launcher.on?.('reservationChanged', () => told.current.onReserved())
      launcher.on?.('draft', ({ draft }) => told.current.onDraft(readDraft(draft)))
      launcher.on?.('ready', ({ isLoggedIn }) => hearSession(isLoggedIn === true))
      launcher.on?.('login', () => hearSession(true, true))
      launcher.on?.('logout', () => {
        hearSession(false)
        told.current.onLogout()
      })
    }
    return launcher
  }, [url, data, theme])
}

/** Launchers that have been told of the campaign and are listened to. */
const connected = new WeakSet<Launcher>()
