import type { StoredFile } from '#backend/clinic/files/file-store.ts'
import { ImageProblem, problemAnswer } from '../images/image-problem.ts'
import type { Images } from '../images/images.ts'
import { requestOrigin } from '../origin.ts'
import type { ShareCards } from '../share-cards/share-cards.ts'
import { createRoutes, forever } from './routes.ts'

export type FileOptions = {
  /** The stored file of an address (`/_files/…`). */
  readFile: (path: string) => Promise<StoredFile | null>
  images: Images
  shareCards: ShareCards
  /** A font file of the clinic at an origin; `null` where it has none of this name. Absent in development. */
  readFont?: (key: string, origin: string) => Promise<Uint8Array | null>
}

/** Serves pictures, as they are stored and as they are made: in other widths, as cards; and the clinics' own fonts. */
export function createFileRoutes({ readFile, images, shareCards, readFont }: FileOptions) {
  const app = createRoutes()
  app.get('/_image', async ({ req }) => {
    const query = new URL(req.url).searchParams
    const accept = req.header('accept') ?? ''
    const { status, headers, body } = await images.answer({
      query,
      accept,
      ifNoneMatch: req.header('if-none-match'),
    })
    return new Response(body as BodyInit | null, { status, headers })
  })
  app.get('/_card/:file{[0-9a-f]{64}\\.jpg}', async ({ env, req, notFound }) => {
    const origin = requestOrigin(env.incoming)
    const address = req.query('path')
    if (!origin || !address?.startsWith('/')) return notFound()
    try {
      const bytes = await shareCards({ origin, address, hash: req.param('file').slice(0, 64) })
      return kept(bytes, 'image/jpeg')
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error
      const { status, headers, body } = problemAnswer(error)
      return new Response(body, { status, headers })
    }
  })
  app.get('/_fonts/:file{[0-9a-f]{64}\\.woff2}', async ({ env, req }) => {
    const origin = requestOrigin(env.incoming)
    const bytes = origin && (await readFont?.(req.param('file').slice(0, 64), origin))
    return bytes ? kept(bytes, 'font/woff2') : missing()
  })
  app.get('/_files/*', async ({ req }) => {
    const file = await readFile(req.path)
    return file ? kept(file.bytes, file.mime) : missing()
  })
  return app
}

const kept = (bytes: Uint8Array, type: string) =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': type, 'cache-control': forever } })

const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
