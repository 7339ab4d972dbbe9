/**
 * Loads the style sheet that names the files of the whole typefaces, for what a visitor types and what the page shows
 * later. Waits for the clinic's own fonts: for each one that is missing, a browser would load all of those files.
 */
export async function loadFontSheet(): Promise<void> {
  const { dataset } = document.documentElement
  const { fontSheet } = dataset
  if (!fontSheet) return
  delete dataset.fontSheet
  // A layout, which asks for the fonts that the page lacks.
  document.body.getBoundingClientRect()
  await document.fonts.ready
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = fontSheet
  document.head.append(link)
}
