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
