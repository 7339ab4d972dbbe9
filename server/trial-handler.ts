import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { ApiError } from '#api/client.ts'
import { slotBlockLimit } from '#api/contract/site.ts'
import { globalSlotSchema } from '#schema/block.ts'
import { pageStatus } from './error-document.ts'
import { requestOrigin } from './origin.ts'
import { sendError, type PageHandlerOptions } from './page-handler.ts'
import { splitAddress } from './split-address.ts'

/** Bytes of a form: each byte of a block takes up to three in it (`%EA`). */
const longestForm = 3 * slotBlockLimit + 1024

const json = z.string().transform((text, { addIssue }): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    addIssue('JSON이 아닙니다.')
    return z.NEVER
  }
})
const trialForm = z.object({
  slot: globalSlotSchema,
  component: z.string().max(80),
  data: json.pipe(z.record(z.string(), z.unknown())),
})

/** True for a form that asks for the draft of a page with a block that is not saved. */
export const isTrial = ({ method, url }: IncomingMessage) =>
  method === 'POST' && splitAddress(url ?? '/').parameters.get('preview') === 'draft'

/**
 * Answers a form of the console with the draft of a page in which a slot shows the form's block, and stores nothing. The
 * API judges block and session as it does where the block is saved, so that nothing is looked at that could not be the draft
 * (decision 0051).
 */
export function createTrialHandler({
  directory,
  render,
  api: apiOf,
  preparation,
  logger,
  trustProxy,
}: Omit<PageHandlerOptions, 'development'>) {
  return async function handleTrial(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = requestOrigin(request, trustProxy)
    const { path, parameters } = splitAddress(request.url ?? '/')
    if (!origin || !path.startsWith('/')) return sendError(response, 400)
    if (!isOwnForm(request, origin)) return sendError(response, 403)
    try {
      const text = await readForm(request)
      if (text === undefined) return sendError(response, 413)
      const form = trialForm.safeParse(Object.fromEntries(new URLSearchParams(text)))
      if (!form.success) return sendError(response, 400)
      const { slot, ...body } = form.data
      const { cookie } = request.headers
      const api = apiOf(origin, cookie ? { cookie } : {})
      const block = await api.request('POST /admin/global/{slot}/check', { params: { slot }, body })
      const site = await directory.find(origin)
      const { page } = await render({
        origin,
        path,
        parameters,
        form: 'html',
        revision: undefined,
        version: 'draft',
        prepared: site ? preparation?.known(site) : undefined,
        api,
        trial: { slot, block },
      })
      const { headers, body: document } = await page.encoded('identity')
      response.writeHead(page.status, headers)
      response.end(document)
    } catch (error) {
      const status = error instanceof ApiError ? pageStatus(error) : 500
      if (status >= 500) logger.error({ err: error, page: path }, 'A trial of a block could not be served.')
      sendError(response, status, error instanceof ApiError ? error.code : undefined)
    }
  }
}

/** Returns whether a page of the site itself sent the form. A foreign page could make a browser send one with the person's session. */
function isOwnForm({ headers }: IncomingMessage, origin: string): boolean {
  const site = headers['sec-fetch-site']
  const from = headers.origin ?? ''
  const isSame = URL.canParse(from) && new URL(from).host === new URL(origin).host
  return isSame && (site === undefined || site === 'same-origin')
}

/** Returns nothing where the form is longer than any block's. */
async function readForm(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > longestForm) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
