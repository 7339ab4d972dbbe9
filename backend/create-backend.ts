import { trustNone, type TrustProxy } from '#backend/kernel/http/forwarded.ts'
import type { MessageChannels } from '#schema/notifications.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database, Publication } from './kernel/database/database.ts'
import { readPages, type WrittenPage } from './publishing/site/define-page.ts'
import { readClient } from './calls/route/client.ts'
import { failureResponse } from './calls/route/failure.ts'
import { answerPreflight, isOpenToOthers, isPreflight, openTo } from './calls/route/other-sites.ts'
import type { FileStore } from './clinic/files/file-store.ts'
import { problemResponse } from './kernel/http/problem.ts'
import type { AppEnv, RouteOptions } from './calls/route/route.ts'
import { createSharedLimits } from './calls/route/shared-limits.ts'
import { implement } from './calls/route/route.ts'
import type { Handlers } from './calls/route/call-context.ts'
import { documentationRoutes } from './calls/documentation/documentation-routes.ts'
import { createChangeStreams } from './publishing/changes/change-streams.ts'
import type { Services } from './services.ts'
import type { Definitions } from './publishing/site/block-check.ts'
import type { CertificationSettings } from './people/certification/choose-provider.ts'
import { resources } from './editing/resources/resources.ts'
import { createSocialSites, type SocialOrigins } from './people/social-sign-in/sites.ts'
import { createProviderChoice } from './people/certification/choose-provider.ts'
import { createSecretBox, type SecretBox } from './kernel/credentials/secret-box.ts'
import { createGuessLimit } from './kernel/credentials/guess-limit.ts'
import { createPages } from './publishing/site/pages.ts'
import { productTexts } from './publishing/site/product-texts.ts'
import { createPageSearch } from './publishing/site/page-search.ts'
import { createClearing } from './clinic/files/drop-uploads.ts'
import { createVisitCounter } from './insight/visits/visit-counter.ts'
import { createSignIn } from './people/accounts/sign-in.ts'

/** Routes of every folder that answers calls. */
const routes = Object.values(
  import.meta.glob<(services: Services) => Partial<Handlers>>(
    ['./*/*/routes.ts', './*/*/console-routes.ts'],
    {
      import: 'default',
      eager: true,
    },
  ),
)

/** Path of the API on every host. */
const apiBase = '/_api'

export type BackendOptions = {
  database: Database
  files: FileStore
  logger: Logger
  /** The block types there are: `definitions` of `registry/definitions.ts`, or a test's own. */
  definitions: Definitions
  /** Pages of a site at paths that its partner has no page for: `defaultPages`, or a test's own; none unless told. */
  defaultPages?: Record<string, WrittenPage>
  /** Proxies whose `x-forwarded-for`, `-proto` and `-host` count; none without it. */
  trustProxy?: TrustProxy
  /** Let webhooks lead to this machine, in development. */
  allowsLocalWebhooks?: boolean
  /** Channels of messages; none unless given. */
  messageChannels?: MessageChannels
  /** Seals secrets; unless told nobody can turn on a second factor or make a webhook. */
  secretBox?: SecretBox
  /** Provider that certifies identities; none unless told. */
  certification?: CertificationSettings
  /** Origins of what stands for a site of social sign-in; its own unless told. */
  socialOrigins?: SocialOrigins
}

export type Backend = {
  /** Answers a request below `/_api`, from the network (with the client's address) or from this process. Never rejects. */
  fetch(request: Request, client?: { address: string }): Promise<Response>
  /** Tells of publications on any node; `partnerId: null` when some may have been missed. */
  onPublished(listener: (publication: Publication) => void): () => void
  /** Returns whether the database answers. */
  ready(): Promise<boolean>
  /** Ends the answers that would go on for as long as somebody listens. */
  endStreams(): void
  /** Writes down the visits that were counted so far, which happens by itself every few seconds. */
  writeVisits(): Promise<void>
  /** Lets go of what the backend made; the database is its opener's to close. */
  close(): Promise<void>
}

/** The API server. Throws where a call of the contract has no handler. */
export function createBackend({
  database,
  files,
  logger,
  definitions,
  defaultPages = {},
  trustProxy = trustNone,
  allowsLocalWebhooks = false,
  messageChannels = { email: false, sms: false, alimtalk: false },
  certification = { provider: 'none' },
  socialOrigins,
  secretBox = createSecretBox([]),
}: BackendOptions): Backend {
  const defaults = readPages(defaultPages, definitions)
  const pages = createPages(database, defaults, () => productTexts(definitions, defaults))
  const search = createPageSearch(definitions)
  const services = {
    database,
    files,
    logger,
    definitions,
    pages,
    defaults,
    search,
    signIn: createSignIn({ database, secretBox }),
    secretBox,
    chooseCertification: createProviderChoice(database, certification),
    socialSites: createSocialSites(socialOrigins),
    allowsLocalWebhooks,
    messageChannels,
    clearing: createClearing({ database, files, logger }),
    guessCustomer: createGuessLimit(database, 'customer'),
    changeStreams: createChangeStreams(database),
    visits: createVisitCounter({ database, logger }),
  }
  const handlers = gather(routes.map((of) => of(services)))

  const app = new Hono<AppEnv>().basePath(apiBase)
  const sharedLimits = createSharedLimits()
  const open = new Map<string, string[]>()
  for (const name of Object.keys(contract) as CallName[]) {
    for (const settled of settledParameters(name)) {
      const { method, path, handle } = route({ database, trustProxy, sharedLimits }, handlers, name, settled)
      app.on(method, path, async (context) => {
        const answer = await handle(context)
        return tellLimits(context.var.limits, openTo(context.var.openTo, answer))
      })
      if (isOpenToOthers(name)) open.set(path, [...(open.get(path) ?? []), method])
    }
  }
  for (const [path, methodsOfPath] of open) {
    app.on('OPTIONS', path, (context) => {
      const { req, env } = context
      if (!isPreflight(req.raw)) return context.notFound()
      const client = readClient(req.raw, env.address, trustProxy)
      return answerPreflight(database, req.raw, client, methodsOfPath)
    })
  }
  app.route('/', documentationRoutes())
  app.notFound(({ req }) => {
    const allowed = methods.filter((method) => app.router.match(method, req.path)[0].length > 0)
    return allowed.length > 0 ? methodNotAllowed(allowed) : unknownPath()
  })
  app.onError(async (error, { req, var: { call, partnerId, openTo: origin, limits } }) => {
    const where = { call: call ?? req.method, partnerId }
    return tellLimits(limits, openTo(origin, await failureResponse(error, { logger, database }, where)))
  })

  return {
    fetch: async (request, client) => app.fetch(request, { address: client?.address }),
    onPublished: (listener) => database.onPublished(listener),
    ready: () => database.isReady(),
    endStreams: () => services.changeStreams.close(),
    writeVisits: () => services.visits.flush(),
    async close() {
      pages.close()
      services.clearing.close()
      await services.visits.close()
    },
  }
}

/** Adds the limit and the rest of it to every answer, whatever it is. */
function tellLimits(limits: Record<string, string> | undefined, response: Response): Response {
  for (const name in limits) response.headers.set(name, limits[name] ?? '')
  return response
}

/** Puts the handlers of every folder together. Throws where two folders answer one call. */
function gather(parts: Partial<Handlers>[]): Handlers {
  const names = parts.flatMap((part) => Object.keys(part))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`${twice} has two handlers.`)
  return Object.assign({}, ...parts) as Handlers
}

/** Of the contract, and of the document. A GET is also asked for its head alone. */
const methods = [...new Set(Object.keys(contract).map((name) => name.split(' ')[0] ?? ''))].sort()

const unknownPath = () => problemResponse({ status: 404, message: '없는 주소입니다.', code: 'unknown-path' })

/** For a path that has calls, but none of the request's method. Source: RFC 9110, 15.5.6. */
function methodNotAllowed(methodsOfPath: string[]): Response {
  const allow = methodsOfPath.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  const message = `이 주소는 ${allow} 요청만 받습니다.`
  return problemResponse({ status: 405, message, code: 'method-not-allowed' }, { allow })
}

/** A call of resources has a route for each: `/admin/notices` is one, and what no resource is called is no address. */
const settledParameters = (name: CallName): Record<string, string>[] =>
  name.includes('{resource}') ? [...resources.keys()].map((resource) => ({ resource })) : [{}]

function route<Name extends CallName>(
  options: RouteOptions,
  handlers: Handlers,
  name: Name,
  settled: Record<string, string>,
) {
  const handler = handlers[name]
  if (!handler) throw new Error(`${name} is in the contract but has no handler.`)
  return implement(options, name, handler, settled)
}
