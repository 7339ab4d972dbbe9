import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { rowLimit } from '#api/contract/resources.ts'
import { slotBlockLimit } from '#api/contract/site.ts'
import { senderOf } from '#backend/calls/route/cross-site.ts'
import { globalSlotSchema } from '#schema/block.ts'
import type { ApiSource } from '../api-source.ts'
import { sendError } from '../error-answer.ts'
import { inNameOf, requestOrigin } from '../origin.ts'
import type { PageHandlerOptions } from './page-handler.ts'
import type { PageRequest } from '../page-renderer.ts'
import { splitAddress } from '../split-address.ts'

/** Bytes of a form: each byte of a block or row takes up to three in it (`%EA`). */
const longestForm = 3 * Math.max(slotBlockLimit, rowLimit) + 1024

const json = z.string().transform((text, { addIssue }): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    addIssue('JSON이 아닙니다.')
    return z.NEVER
  }
})
const data = json.pipe(z.record(z.string(), z.unknown()))
const trialForm = z.union([
  z.object({ slot: globalSlotSchema, component: z.string().max(80), data }),
  z.object({ resource: z.string().max(40), id: z.coerce.number().int().positive().optional(), data }),
  z.object({ setting: z.string().max(40), data }),
])

type TrialForm = z.output<typeof trialForm>
type BlockForm = Extract<TrialForm, { slot: unknown }>
type RowForm = Extract<TrialForm, { resource: unknown }>
type SettingForm = Extract<TrialForm, { setting: unknown }>
type Trials = NonNullable<ApiSource['trials']>

type TrialOptions = Omit<PageHandlerOptions, 'development' | 'logger' | 'cache'> & {
  trials: ApiSource['trials']
}

/** True for a form that asks for the draft of a page with a block, a row or a setting that is not saved. */
export const isTrial = ({ method, url }: IncomingMessage) =>
  method === 'POST' && splitAddress(url ?? '/').parameters.get('preview') === 'draft'

/**
 * Answers a form of the console with the draft of a page in which a slot shows the form's block, or as it would be with
 * the form's row or setting, and stores nothing. The API judges these and the session as it does where these are saved,
 * so that nothing is looked at that could not be so (decisions 0051, 0073, 0076).
 */
export function createTrialHandler({
  directory,
  render,
  api: apiOf,
  preparation,
  fail,
  trials,
}: TrialOptions) {
  return async function handleTrial(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = requestOrigin(request)
    const { path, parameters } = splitAddress(request.url ?? '/')
    if (!origin || !path.startsWith('/')) return sendError(response, 400)
    if (!isOwnForm(request)) return sendError(response, 403)
    try {
      const text = await readForm(request)
      if (text === undefined) return sendError(response, 413)
      const form = trialForm.safeParse(Object.fromEntries(new URLSearchParams(text)))
      if (!form.success) return sendError(response, 400)
      const api = apiOf(origin, inNameOf(request))
      const site = await directory.find(origin)
      const asked = {
        origin,
        path,
        parameters,
        form: 'html',
        revision: undefined,
        version: 'draft',
        prepared: site ? preparation?.known(site) : undefined,
        api,
      } as const
      const rendered = renderWith(asked, form.data)
      if (!rendered) return sendError(response, 501)
      const { page } = await rendered
      const { headers, body: document } = await page.encoded('identity')
      response.writeHead(page.status, headers)
      response.end(document)
    } catch (error) {
      const { status, ...details } = fail(error, 'trial of a draft')
      sendError(response, status, details)
    }
  }

  /** Returns nothing where it can't be tried: a row or a setting can only where the API is in this process. */
  function renderWith(asked: PageRequest, form: TrialForm) {
    if ('slot' in form) return renderWithBlock(asked, form)
    if (!trials) return undefined
    return 'setting' in form ? renderWithSetting(asked, form, trials) : renderWithRow(asked, form, trials)
  }

  async function renderWithBlock(asked: PageRequest, { slot, ...body }: BlockForm) {
    const block = await asked.api.request('POST /admin/global/{slot}/check', { params: { slot }, body })
    return render({ ...asked, trial: { slot, block } })
  }

  async function renderWithRow(asked: PageRequest, form: RowForm, { tryRow }: Trials) {
    const { resource, id, data: body } = form
    const { data: checked } = await (id === undefined
      ? asked.api.request('POST /admin/{resource}/check', { params: { resource }, body })
      : asked.api.request('POST /admin/{resource}/{id}/check', { params: { resource, id }, body }))
    // Popups are shown by the page's scripts, which are told of the one that is tried.
    return tryRow({ resource, id, data: checked }, (popup) =>
      render(resource === 'popups' ? { ...asked, trial: { popup } } : asked),
    )
  }

  async function renderWithSetting(asked: PageRequest, form: SettingForm, { trySetting }: Trials) {
    const { setting, data: body } = form
    const { data: checked } = await asked.api.request('POST /admin/settings/{setting}/check', {
      params: { setting },
      body,
    })
    return trySetting({ setting, data: checked }, () => render(asked))
  }
}

/** Returns whether a page of the site itself sent the form, and no foreign page in the person's name. */
const isOwnForm = ({ headers }: IncomingMessage) =>
  senderOf((name) => headers[name]?.toString(), [headers.host]) === 'own'

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
