import type { LucideIconData, LucideIconNode, LucideProps } from 'lucide-react'
import { createElement, type ReactElement } from 'react'

/** Properties that look alike wherever they stand, so that few drawings are ever made of an icon. */
const looks: readonly string[] = ['size', 'strokeWidth', 'className', 'aria-hidden']

/**
 * Stands in a build for lucide's function of the same name (`vite.config.ts`), which works out an icon's attributes
 * anew at each render. The markup is the same, but for the classes that name the icon, which nothing asks for; an icon in
 * one look is one element, made once and used everywhere. Lucide's context is not read, as nothing here sets it.
 */
export default function createLucideIcon(icon: LucideIconData): (props: LucideProps) => ReactElement {
  const drawn = new Map<string, ReactElement>()
  return function Icon(props) {
    let look = ''
    for (const name in props) {
      if (!looks.includes(name)) return draw(icon, props)
      look += `${name} ${String(props[name as keyof LucideProps])};`
    }
    let element = drawn.get(look)
    if (!element) drawn.set(look, (element = draw(icon, props)))
    return element
  }
}

function draw(icon: LucideIconData, props: LucideProps): ReactElement {
  const { size = 24, strokeWidth = 2, className, children, ...attributes } = props
  const [width, height] = [icon.size ?? icon.width ?? 24, icon.size ?? icon.height ?? 24]
  const isNamed = 'role' in attributes || 'title' in attributes || Object.keys(attributes).some(isAria)
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: `0 0 ${width} ${height}`,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className,
      ...(!isNamed && { 'aria-hidden': 'true' }),
      ...attributes,
    },
    ...icon.node.map(([tag, shape]: LucideIconNode, index) => createElement(tag, { key: index, ...shape })),
    children,
  )
}

const isAria = (name: string) => name.startsWith('aria-')
