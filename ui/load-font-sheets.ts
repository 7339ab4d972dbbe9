/**
 * Loads the style sheets that name the files of the whole typefaces, for what a visitor types and what the page shows
 * later. Waits for the fonts under way: for each one that is missing, a browser would load all of those files.
 */
export async function loadFontSheets(): Promise<void> {
  const { dataset } = document.documentElement
  const { fontSheets } = dataset
  if (!fontSheets) return
  delete dataset.fontSheets
  await document.fonts.ready
  for (const href of fontSheets.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
}
