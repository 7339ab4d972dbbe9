import { createServer, type RequestListener, type Server } from 'node:http'
import type { Registry } from 'prom-client'

/** Makes the server that Prometheus scrapes. It answers `/metrics` alone. */
export function createMetricsServer(registry: Registry): Server {
  const answer: RequestListener = async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  }
  return createServer((request, response) => void answer(request, response))
}
