const signs = ['pointerover', 'touchstart', 'focusin'] as const

/** Calls `act` once, when a pointer, a finger or the focus comes to a booking button (`ui/without-scripts.ts`). Gives what calls it off. */
export function onBookingIntent(act: () => void): () => void {
  const hear = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[form=booking-page]')) return
    stop()
    act()
  }
  const stop = () => {
    for (const sign of signs) document.removeEventListener(sign, hear, true)
  }
  for (const sign of signs) document.addEventListener(sign, hear, { capture: true, passive: true })
  return stop
}
