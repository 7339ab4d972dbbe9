import type { Locator } from 'playwright'

type Node = { text: string; children: Node[] }

/** Parents of which one child stands for all of its kind, whatever they are called. */
const isCollection = ({ text }: Node) =>
  /^(?:list|listitem|group|rowgroup|row|table|region "\d+월 \d+일)/.test(text)
const roleOf = ({ text }: Node) => /^\w+/.exec(text)?.[0] ?? ''

/**
 * What a screen reader has of a part of the page, in lines. What differs from day to day and from demo to demo is masked:
 * days and times, and what stands in lists and tables, of which one of each kind is told.
 */
export async function ariaTree(part: Locator): Promise<string> {
  const root: Node = { text: '', children: [] }
  const path = [root]
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    const depth = (/^ */.exec(line)?.[0].length ?? 0) / 2
    const node = { text: line.trim().replace(/^- /, ''), children: [] }
    path.length = depth + 1
    path.at(-1)?.children.push(node)
    path.push(node)
  }
  return write(root.children, '', false).join('\n')
}

/** What of an entry may be there or not: the next one may lack it. */
const mayLack = /^(?:paragraph|emphasis|deletion)\b/

function write(nodes: readonly Node[], indent: string, isMasked: boolean): string[] {
  const shown = nodes.filter(
    (node, index) =>
      !isMasked ||
      (!mayLack.test(node.text) && nodes.findIndex((other) => roleOf(other) === roleOf(node)) === index),
  )
  return shown.flatMap((node) => [
    `${indent}- ${mask(node.text, isMasked)}`,
    ...write(node.children, `${indent}  `, isMasked || isCollection(node)),
  ])
}

/** Of what is masked the role alone stays; a name that a collection itself has stays too. */
function mask(text: string, isMasked: boolean): string {
  if (isMasked) return /^\w+/.exec(text)?.[0] ?? ''
  return (
    text
      // On a month's first days the one after next is the last that may be booked.
      .replace(/^(button "다음 달") \[disabled\]/, '$1')
      .replace(/^(definition|img)\b.*/, '$1')
      .replace(/\d+년 \d+월/g, '〈달〉')
      .replace(/\d+월 \d+일( ?\(.\))?/g, '〈날〉')
      .replace(/(오[전후] )?\d+:\d\d/g, '〈시각〉')
      .replace(/[A-Z\d]{6,}/g, '〈번호〉')
  )
}
