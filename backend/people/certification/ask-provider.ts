import { z } from 'zod'
import { ProviderUnavailable } from './provider.ts'

/** Milliseconds the provider is waited for. */
const deadline = 5_000

type Question = {
  url: string
  headers?: Record<string, string>
  /** Parameters go as a form, anything else as JSON. */
  body?: unknown
}

/**
 * A provider's answer, as a schema gives it; `null` for 404, `refused` for 400 and 401. Throws `ProviderUnavailable` for any
 * other failure, a late answer, or one that is not what its documentation says.
 */
export async function askProvider<S extends z.ZodType>(
  { url, headers = {}, body }: Question,
  schema: S,
): Promise<z.output<S> | null | 'refused'> {
  try {
    const isForm = body instanceof URLSearchParams
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(!isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    })
    if ([400, 401, 404].includes(response.status)) {
      await response.body?.cancel()
      return response.status === 404 ? null : 'refused'
    }
    if (!response.ok) throw new Error(`It answered ${response.status}.`)
    return schema.parse(await response.json())
  } catch (cause) {
    const { host } = new URL(url)
    throw new ProviderUnavailable(`The provider ${host} cannot be asked.`, { cause })
  }
}

/** An empty text is no value. */
export const filled = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null)

/** A day as it may be missing or odd. */
export const filledDay = filled.transform((text) =>
  text && z.iso.date().safeParse(text).success ? text : null,
)
