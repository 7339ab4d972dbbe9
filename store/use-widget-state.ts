import { useState } from 'react'
import { useApplicationStore } from './use-application-store.tsx'
import { useOpenLayer } from './use-open-layer.ts'

/** The browser's number, whose script is not among the first. */
export const loadGuestId = async () => (await import('./later/guest-id.ts')).readGuestId().guestId

/** What every block of the booking widget keeps in the store: what is asked for, and what the widget tells. */
export function useWidgetState() {
  const asked = useApplicationStore(({ widget }) => widget.open)
  const choice = useApplicationStore(({ widget }) => widget.choice)
  const theme = useApplicationStore((state) => state.theme)
  const onOpen = useApplicationStore((state) => state.openReservation)
  const onClose = useApplicationStore((state) => state.closeReservation)
  const onCreated = useApplicationStore((state) => state.countReservation)
  const loadDraft = useApplicationStore((state) => state.loadDraft)
  const onDraft = useApplicationStore((state) => state.keepDraft)
  const onSession = useApplicationStore((state) => state.setWidgetLogin)
  const [isShown, onShow] = useState(false)
  useOpenLayer(asked !== null || isShown)
  return { asked, choice, loadDraft, theme, onOpen, onClose, onCreated, onDraft, onSession, onShow }
}
