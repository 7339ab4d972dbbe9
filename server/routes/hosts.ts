import { originOfHost } from '../origin.ts'
import type { SiteDirectory } from '../cache/site-directory.ts'
import { createRoutes } from './routes.ts'

export type HostOptions = {
  directory: Pick<SiteDirectory, 'find'>
  /** Host of the operator's console, where there is one. */
  operatorHost?: string | undefined
}

/**
 * Says whether a host is of this deployment: 200 or 404, and nothing else. A proxy asks it before it has a certificate
 * made, so that nobody has one made for a name that only points here
 * (https://caddyserver.com/docs/automatic-https#on-demand-tls).
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
