/**
 * Keeps the forms of `renderer/server/stand-in-forms.ts` still from now on, except where the block that
 * answers in their place could not be had.
 */
export function stillStandIns(): void {
  addEventListener('submit', (event) => {
    const slot = (event.target as HTMLFormElement).dataset.for
    if (slot && !document.querySelector(`[data-slot=${slot}][data-block-problem]`)) event.preventDefault()
  })
}
