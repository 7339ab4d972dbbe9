/**
 * Forms that lead to the pages which stand in for what needs a script. A button names one by its `form` attribute
 * (`ui/without-scripts.ts`), so that the browser follows it by itself.
 */
const standIns = [
  { id: 'booking-page', action: '/cscenter/contact', slot: 'widget' },
  { id: 'search-page', action: '/search', slot: 'search' },
]

/** Writes the forms, for the document's end. */
export const standInForms = () =>
  standIns
    .map(({ id, action, slot }) => `<form id="${id}" action="${action}" data-for="${slot}" hidden></form>`)
    .join('')

/** Keeps the forms still from now on, except where the block that answers in their place could not be had. */
export function stillStandIns(): void {
  addEventListener('submit', (event) => {
    const slot = (event.target as HTMLFormElement).dataset.for
    if (slot && !document.querySelector(`[data-slot=${slot}][data-block-problem]`)) event.preventDefault()
  })
}
