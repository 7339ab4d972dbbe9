import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { gatherIcons } from '#registry/icons.ts'

/**
 * Draws every icon that blocks offer into one picture, each under its name. The console shows them from it: modules that it
 * shared with blocks would be files of their own, which visitors would have to ask for.
 */
export function drawIconSheet(): string {
  const icons = [...gatherIcons()].map(([name, icon]) => createElement(icon, { key: name, id: name }))
  return renderToStaticMarkup(createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, icons))
}
