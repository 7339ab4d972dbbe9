import type { ServerResponse } from 'node:http'
import { errorDocument, type ErrorDetails } from './error-document.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

/** Seconds after which a page that is not there for now may be asked for again. */
const retryAfter = (code: string | undefined) => (code === 'suspended' ? '3600' : '5')

const headersOf = (status: number, { code }: ErrorDetails): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy({}),
  ...Object.fromEntries(securityHeaders),
  ...((status === 503 || status === 429) && { 'retry-after': retryAfter(code) }),
})

/** The answer that is the page of a failure. */
export const errorResponse = (status: number, details: ErrorDetails = {}): Response =>
  new Response(errorDocument(status, details), { status, headers: headersOf(status, details) })

/** Sends the page of a failure. A response that has begun is broken off, so that it is not taken for a whole one. */
export function sendError(response: ServerResponse, status: number, details: ErrorDetails = {}): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, headersOf(status, details)).end(errorDocument(status, details))
}
