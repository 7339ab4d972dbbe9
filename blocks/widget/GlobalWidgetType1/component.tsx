import { lazy, Suspense, useEffect, useState } from 'react'
import type { BlockProps } from '#schema/define-block.ts'
import type { ReservationKind } from '#store/application-store.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import type block from './block.ts'

const ConsultationSheet = lazy(() => import('./consultation-sheet.tsx'))

/** Source: spec section 7, "Widget and query string". */
function askedFor(search: string): ReservationKind | null {
  const parameters = new URLSearchParams(search)
  if (parameters.has('wcopen')) return 'visit'
  return parameters.has('wopen') ? 'treatment' : null
}

/**
 * Opens what a partner books with: the widget behind `widgetUrl`, or this site's own sheet, which also stands in
 * for a widget that does not come.
 */
export default function GlobalWidgetType1({ data }: BlockProps<typeof block>) {
  const asked = useApplicationStore(({ widget }) => widget.open)
  const open = useApplicationStore(({ openReservation }) => openReservation)
  const close = useApplicationStore(({ closeReservation }) => closeReservation)
  const theme = useApplicationStore((state) => state.theme)
  const [sheet, setSheet] = useState<ReservationKind | null>(null)
  const kind = asked && data.consultingReservationOnly ? 'visit' : asked

  useEffect(() => {
    const wanted = askedFor(window.location.search)
    if (wanted) open(wanted)
  }, [open])

  useEffect(() => {
    if (!kind || !data.widgetUrl) return
    const url = data.widgetUrl
    // What the clinic did not choose for the widget is as on the site.
    const colors = { primary: theme?.primary1, secondary: theme?.primary2, ...data.themeColors }
    let isWanted = true
    import('./launcher.ts')
      .then(({ getLauncher }) => getLauncher(url, { logoUrl: data.widgetLogoUrl, colors }))
      .then((launcher) => {
        if (!isWanted) return
        launcher.open(kind)
        close()
      })
      .catch((error: unknown) => {
        console.error(error)
        if (isWanted) setSheet(kind)
      })
    return () => {
      isWanted = false
    }
  }, [kind, data, theme, close])

  const shown = data.widgetUrl ? kind && sheet : kind
  const [wasOpened, setOpened] = useState(false)
  if (shown && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <ConsultationSheet
        title={data.title}
        kind={shown}
        onClose={() => {
          setSheet(null)
          close()
        }}
      />
    </Suspense>
  )
}
