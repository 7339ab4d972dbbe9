import { originOfHost } from '../origin.ts'
import type { SiteDirectory } from '../cache/site-directory.ts'
import { createRoutes } from './routes.ts'

export type HostOptions = {
  directory: Pick<SiteDirectory, 'find'>
  /** Host of the operator's console, if there is one. */
  operatorHost?: string | undefined
}

/**
 * Answers 200 for a host of this deployment and 404 for any other. A proxy asks before it orders a certificate, so
 * that no foreign name that points here gets one (https://caddyserver.com/docs/automatic-https#on-demand-tls).
 */
export function createHostRoutes({ directory, operatorHost }: HostOptions) {
  const app = createRoutes()
  app.get('/_hosts', async ({ env, req }) => {
    const origin = originOfHost(req.query('domain') ?? '', env.incoming.socket.localPort ?? 0)
    const isOurs =
      origin !== undefined &&
      (new URL(origin).hostname === operatorHost || (await directory.find(origin)) !== null)
    return new Response(null, { status: isOurs ? 200 : 404, headers: { 'cache-control': 'no-store' } })
  })
  return app
}
