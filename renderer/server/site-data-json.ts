import { escapeJson } from './escape.ts'
import type { SiteData } from '../shared/site-data.ts'

const written = new WeakMap<object, string>()

/**
 * Writes the JSON of a value once, where pages of a revision share the value: it is the same object, which nobody may
 * change.
 */
function sharedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escapeJson(value)
  let json = written.get(value)
  if (json === undefined) written.set(value, (json = escapeJson(value)))
  return json
}

/** The fields of an object as JSON, without the brace at the end, so that others can follow. */
const fieldsJson = (fields: object) => escapeJson(fields).slice(0, -1)

/** Writes the data of a document as `escapeJson` does. Many documents share the shell, answers and script addresses. */
export function siteDataJson({ queries, scripts, shell, ...page }: SiteData): string {
  const { theme, global, ...site } = shell
  const answers = queries.map(([key, answer]) => `[${escapeJson(key)},${sharedJson(answer)}]`)
  const addresses = Object.entries(scripts).map(([name, hrefs]) => `${escapeJson(name)}:${sharedJson(hrefs)}`)
  return (
    `${fieldsJson(page)},"scripts":{${addresses.join()}},"queries":[${answers.join()}],` +
    `"shell":${fieldsJson(site)},"theme":${sharedJson(theme)},"global":${sharedJson(global)}}}`
  )
}
