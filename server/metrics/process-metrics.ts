import { Gauge, Histogram, type Registry } from 'prom-client'
import type { PageRenderer } from '../page-renderer.ts'

/** Returns a function that adds measuring to a renderer. */
export function observeRenderings(registry: Registry): (render: PageRenderer) => PageRenderer {
  const times = new Histogram({
    name: 'danjang_render_seconds',
    help: 'Time that a page took to be made, its queries included.',
    labelNames: ['form'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  return (render) => async (request) => {
    const end = times.startTimer({ form: request.form })
    try {
      return await render(request)
    } finally {
      end()
    }
  }
}

/** Sizes of caches and queues of this process, read at each scrape. */
export type Readings = {
  pageCacheBytes: () => number
  preparationWaiting: () => number
  picturesWaiting: () => number
}

export function observeReadings(registry: Registry, readings: Readings): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('danjang_page_cache_bytes', 'Bytes of finished pages in memory.', readings.pageCacheBytes)
  gauge('danjang_preparation_waiting', 'Clinics whose fonts wait to be made.', readings.preparationWaiting)
  gauge('danjang_pictures_waiting', 'Clinics whose pictures wait to be made.', readings.picturesWaiting)
}
