/** What a visit waited for, out of the audits of Lighthouse. */
const most = 5

/** Address without the site's own host, and no longer than a line. */
function short(url) {
  if (!/^https?:/.test(url)) return url
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`.slice(0, 100)
}

const line = (...cells) => `    ${cells.join('  ')}`
const milliseconds = (value) => `${Math.round(value)} ms`.padStart(8)

/** `Image 15 of 81.2 kB`: the requests of each kind, those with most first. */
function kinds(requests) {
  const found = new Map()
  for (const { resourceType, transferSize } of requests) {
    const { count, bytes } = found.get(resourceType) ?? { count: 0, bytes: 0 }
    found.set(resourceType, { count: count + 1, bytes: bytes + transferSize })
  }
  return Array.from(found)
    .sort(([, one], [, other]) => other.count - one.count)
    .map(([kind, { count, bytes }]) => `${kind} ${count} of ${(bytes / 1000).toFixed(1)} kB`)
    .join(', ')
}

/**
 * Names the longest tasks of the main thread, the requests of each kind, and those that ended before the first paint, as
 * text.
 */
export function reasons(audits) {
  const tasks = audits['long-tasks'].details?.items ?? []
  const paint = audits.metrics.details.items[0].observedFirstContentfulPaint
  const requests = audits['network-requests'].details.items.filter(({ transferSize }) => transferSize > 0)
  const before = requests
    .filter(({ networkEndTime }) => networkEndTime <= paint)
    .sort((a, b) => a.networkEndTime - b.networkEndTime)
  return [
    `   longest tasks of the main thread, as simulated: ${tasks.length === 0 ? 'none over 50 ms' : ''}`,
    ...tasks
      .slice(0, most)
      .map(({ url, startTime, duration }) =>
        line(milliseconds(duration), `from ${milliseconds(startTime).trim()}`, short(url)),
      ),
    `   requests: ${kinds(requests)}`,
    `   ended before the first paint, which was at ${milliseconds(paint).trim()} unslowed:`,
    ...before.map(({ url, networkEndTime, transferSize }) =>
      line(milliseconds(networkEndTime), `${(transferSize / 1000).toFixed(1)} kB`.padStart(9), short(url)),
    ),
  ].join('\n')
}
