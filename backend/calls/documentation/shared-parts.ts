import { STATUS_CODES } from 'node:http'

type Json = Record<string, unknown>
export type Operation = { operationId: string; parameters: Json[]; responses: Record<string, Json> } & Json
export type Paths = Record<string, Record<string, Operation>>

/**
 * Writes parameters and responses that several calls have in common once, as components. `page` of a query is
 * `PageQuery`, the answer with status 404 is `NotFound`. Of several that would have one name, the most frequent has it;
 * the others stay where they are.
 */
export function shareParts(paths: Paths) {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const parameters = commonest(
    operations.flatMap((operation) => operation.parameters.map((one) => [parameterName(one), one] as const)),
  )
  const responses = commonest(
    operations.flatMap((operation) =>
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 300)
        .map(([status, response]) => [responseName(status), response] as const),
    ),
  )
  const shared = (kind: string, parts: Map<string, Json>, name: string, part: Json) =>
    JSON.stringify(parts.get(name)) === JSON.stringify(part) ? { $ref: `#/components/${kind}/${name}` } : part
  for (const operation of operations) {
    operation.parameters = operation.parameters.map((one) =>
      shared('parameters', parameters, parameterName(one), one),
    )
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).map(([status, one]) => [
        status,
        shared('responses', responses, responseName(status), one),
      ]),
    )
  }
  return { parameters: sorted(parameters), responses: sorted(responses) }
}

/** Of parts by name, the most frequent one of each name that several have in common. */
function commonest(parts: (readonly [string, Json])[]): Map<string, Json> {
  const found = new Map<string, Map<string, { part: Json; count: number }>>()
  for (const [name, part] of parts) {
    const variants = found.get(name) ?? new Map<string, { part: Json; count: number }>()
    const key = JSON.stringify(part)
    variants.set(key, { part, count: (variants.get(key)?.count ?? 0) + 1 })
    found.set(name, variants)
  }
  return new Map(
    [...found].flatMap(([name, variants]) => {
      const [first] = [...variants.values()].sort((a, b) => b.count - a.count)
      return first && first.count > 1 ? [[name, first.part] as const] : []
    }),
  )
}

/** `IfMatchHeader` of the header `if-match`. */
const parameterName = ({ name, in: place }: Json) => pascal(`${name as string} ${place as string}`)
const responseName = (status: string) => pascal(STATUS_CODES[status] ?? status)

const pascal = (words: string) =>
  words.replaceAll(/(?:^|[^A-Za-z0-9]+)(\w?)/g, (_, letter: string) => letter.toUpperCase())

const sorted = (parts: Map<string, Json>) =>
  Object.fromEntries([...parts].sort(([a], [b]) => (a < b ? -1 : 1)))
