import { createElement, Fragment, type ReactElement } from 'react'

/** An element of a page as its HTML has it; a text is a string. */
export type PlainNode = string | PlainElement
type PlainElement = { type: string; props: Record<string, unknown>; children: PlainNode[] }

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Attributes that React writes as `name=""` where the property is true, and leaves out where it is a string. */
const booleans = new Set(
  'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
)
const properties: Record<string, string> = { class: 'className', for: 'htmlFor' }
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const unescape = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

/** Comments by which React finds the ends of a `Suspense`; bare elements have none. */
export const withoutBoundaries = (html: string) => html.replace(/<!--\/?\$[?!]?-->/g, '')

/**
 * Reads HTML that React wrote into the elements that it was written from, with plain strings for every attribute
 * and every text. Two texts side by side stay two, as React's `<!-- -->` tells.
 */
export function readPlainNodes(html: string): PlainNode[] {
  const root: PlainElement = { type: '', props: {}, children: [] }
  const open = [root]
  const token = /<!--[\s\S]*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g
  let end = 0
  for (const match of withoutBoundaries(html).matchAll(token)) {
    const [text, closed, opened, attributes = '', selfClosed] = match
    if (match.index !== end) throw new Error(`Unexpected HTML: ${html.slice(end, end + 80)}`)
    end += text.length
    const parent = open.at(-1) as PlainElement
    if (text.startsWith('<!--')) continue
    if (closed) {
      if (parent.type !== closed) throw new Error(`</${closed}> stands where </${parent.type}> should.`)
      open.pop()
    } else if (opened) {
      const element = { type: opened, props: readProperties(attributes), children: [] }
      parent.children.push(element)
      if (!selfClosed && !voidElements.has(opened)) open.push(element)
    } else parent.children.push(unescape(text))
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.type}> is never closed.`)
  return root.children
}

function readProperties(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [, name = '', written] of attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
    const value = unescape(written ?? '')
    if (name === 'style') props.style = readStyle(value)
    else props[properties[name] ?? name] = booleans.has(name.toLowerCase()) && value === '' ? true : value
  }
  return props
}

function readStyle(text: string): Record<string, string> {
  const declarations = text.split(';').filter(Boolean)
  return Object.fromEntries(
    declarations.map((declaration) => {
      const [name = '', value = ''] = declaration.split(/:(.*)/s)
      const property = name.startsWith('--')
        ? name
        : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return [property, value]
    }),
  )
}

/** React elements of plain nodes: no component, no hook, no context among them. */
export const toElements = (nodes: PlainNode[]): ReactElement =>
  createElement(Fragment, null, ...nodes.map(toElement))

function toElement(node: PlainNode): ReactElement | string {
  if (typeof node === 'string') return node
  const { type, props, children } = node
  // React writes these from a property; children would be taken for something else.
  if (type === 'textarea') return createElement(type, { ...props, defaultValue: children.join('') })
  return createElement(type, props, ...children.map(toElement))
}

export const countElements = (nodes: PlainNode[]): number =>
  nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + countElements(node.children)), 0)
