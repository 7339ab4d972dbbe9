import type { PageData } from '../shared/site-data.ts'

/**
 * Tells what React recovered from while it took over the page of a server. Two kinds are no fault: a block that threw on
 * the server, which has reported it; and, on a page that lacks answers, a block that comes alive after another has
 * fetched what both show: React renders it anew.
 */
export function reportRecovered(error: unknown, { isPartial }: Pick<PageData, 'isPartial'>): void {
  const message = error instanceof Error ? error.message : String(error)
  const hasThrown = /#419|could not finish this Suspense boundary/.test(message)
  const differs = /#418|Hydration failed/.test(message)
  if (hasThrown || (isPartial && differs)) return
  console.error('The page differs from the one the server sent.', error)
}
