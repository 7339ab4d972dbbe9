import { bodyLimit } from 'hono/body-limit'
import { previewAnswerPath } from '#renderer/server/keep-preview.ts'
import { isHttps, requestOrigin } from '../origin.ts'
import type { PreviewAnswering } from './preview-answering.ts'
import type { PreviewOpening } from './preview-opening.ts'
import { createRoutes } from './routes.ts'

export type PreviewOptions = { openPreview: PreviewOpening; answerPreview: PreviewAnswering }

/** Largest form of an answer to a preview, in bytes: five hundred characters of Korean, each nine bytes as it is sent. */
const answerLimit = 16 * 1024

/** Opens preview links and takes their reviewers' answers. */
export function createPreviewRoutes({ openPreview, answerPreview }: PreviewOptions) {
  const app = createRoutes()
  app.get('/_preview/:token', ({ env, req, notFound }) => {
    const origin = requestOrigin(env.incoming)
    if (!origin) return notFound()
    const path = req.query('path') ?? '/'
    return openPreview({ origin, isHttps: isHttps(env.incoming), token: req.param('token'), path })
  })
  app.post(previewAnswerPath, bodyLimit({ maxSize: answerLimit }), ({ env, req, notFound }) => {
    const origin = requestOrigin(env.incoming)
    if (!origin) return notFound()
    return answerPreview({ origin, isHttps: isHttps(env.incoming), request: req.raw })
  })
  return app
}
