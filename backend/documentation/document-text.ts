import { createDocument } from './openapi.ts'

type Paths = Record<string, Record<string, unknown>>

/** The document as `docs/openapi.json` keeps it: whatever the order of the contract, the calls stand in one of their own. */
export function documentText(): string {
  const document = createDocument()
  const paths = Object.entries(document.paths as Paths).map(
    ([path, methods]) => [path, sorted(methods)] as const,
  )
  const tags = (document.tags as { name: string }[]).toSorted((a, b) => compare(a.name, b.name))
  return `${JSON.stringify({ ...document, tags, paths: sorted(Object.fromEntries(paths)) }, null, 1)}\n`
}

const compare = (a: string, b: string) => (a < b ? -1 : 1)

const sorted = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => compare(a, b)))
