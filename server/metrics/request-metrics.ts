import { Counter, Histogram, type Registry } from 'prom-client'
import type { Answered, Observer } from '../answered.ts'

/** Class of a status. 429 (a flood) and 503 (an outage) are classes of their own. */
const statusOf = ({ isAborted, response: { statusCode } }: Answered): string =>
  isAborted
    ? 'aborted'
    : statusCode === 429 || statusCode === 503
      ? String(statusCode)
      : `${Math.floor(statusCode / 100)}xx`

/** Results of the page cache by the value of `Cache-Status` (RFC 9211). */
const cacheResults: Partial<Record<string, string>> = {
  'danjang; hit': 'hit',
  'danjang; hit; detail=stale': 'stale',
  'danjang; fwd=miss': 'miss',
  'danjang; fwd=bypass': 'bypass',
}

/** Counts requests and the results of the page cache. No label names a clinic or a path, since these have no limit. */
export function observeRequests(registry: Registry): Observer {
  const registers = [registry]
  const requests = new Histogram({
    name: 'danjang_request_seconds',
    help: 'Requests by kind and class of status, and the time until they were over.',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const looks = new Counter({
    name: 'danjang_page_cache_answers_total',
    help: 'Pages by where they came from: hit and stale from the cache, miss rendered for it, bypass a draft.',
    labelNames: ['result'],
    registers,
  })
  return (answered) => {
    const { kind, response, milliseconds } = answered
    requests.observe({ kind, status: statusOf(answered) }, milliseconds / 1_000)
    const result = cacheResults[String(response.getHeader('cache-status'))]
    if (result) looks.inc({ result })
  }
}
