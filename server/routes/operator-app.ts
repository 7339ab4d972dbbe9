import { serveStatic } from '@hono/node-server/serve-static'
import {
  operatorApiBase,
  operatorBase,
  type OperatorBackend,
} from '#backend/operation/operator/create-operator-backend.ts'
import { securityHeaders } from '../security-headers.ts'
import { errorResponse } from '../error-answer.ts'
import { failurePage, type Failures } from '../failures.ts'
import { showConsole, type ConsoleOptions } from './console.ts'
import { createRoutes } from './routes.ts'

type OperatorAppOptions = ConsoleOptions & { operator: OperatorBackend; fail: Failures }

/** Everything at the operator's host: the console, its calls and the build's files, and no clinic's site. */
export function createOperatorApp({ operator, fail, ...options }: OperatorAppOptions) {
  const { clientDir } = options
  const app = createRoutes()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of securityHeaders)
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  })
  app.all(`${operatorApiBase}/*`, ({ env, req }) =>
    operator.fetch(req.raw, { address: env.incoming.socket.remoteAddress ?? '' }),
  )
  app.get('/', ({ redirect }) => redirect(operatorBase))
  for (const path of [operatorBase, `${operatorBase}/*`])
    app.get(path, showConsole(options, operatorBase, false))
  if (clientDir) app.use(serveStatic({ root: clientDir, precompressed: true }))
  app.notFound(() => errorResponse(404))
  app.onError(failurePage(fail))
  return app
}
