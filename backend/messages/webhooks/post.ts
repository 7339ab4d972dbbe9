import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isLocal, isPublicUrl, PrivateAddress, publicLookup } from './public-address.ts'

/** Milliseconds for a receiver to answer. */
const timeout = 15_000

/** The receiver did not answer in time. */
export class AnswerTimeout extends Error {
  override name = 'AnswerTimeout'
}

/**
 * Posts a body and returns the status of the answer, whose own body nobody reads. Follows no redirect: what it leads to
 * is no address that somebody registered. Throws `PrivateAddress`, `AnswerTimeout`, or why nothing could be sent.
 */
export async function post(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { allowsLocal }: { allowsLocal: boolean },
): Promise<number> {
  const url = new URL(address)
  const isHere = allowsLocal && isLocal(url)
  if (!isHere && !isPublicUrl(url)) throw new PrivateAddress('The address is none of the public internet.')
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(timeout)
  return new Promise((done, fail) => {
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
      agent: false,
      ...(!isHere && { lookup: publicLookup }),
    })
    sending.on('response', (response) => {
      response.on('error', () => {})
      response.destroy()
      done(response.statusCode ?? 0)
    })
    sending.on('error', (error) => fail(signal.aborted ? new AnswerTimeout(error.message) : error))
    sending.end(body)
  })
}
