/**
 * Loads the style sheets that name the files of the whole typefaces, for what a visitor types and what the page shows
 * later. Waits for the clinic's own fonts: for each one that is missing, a browser would load all of those files.
 */
export async function loadFontSheets(): Promise<void> {
  const { dataset } = document.documentElement
  const { fontSheets } = dataset
  if (!fontSheets) return
  delete dataset.fontSheets
  document.getElementById('further-fonts')?.setAttribute('media', 'all')
  // A layout, which asks for the fonts that the page lacks.
  document.body.getBoundingClientRect()
  await document.fonts.ready
  for (const href of fontSheets.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
}
