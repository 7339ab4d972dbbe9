import type { renderWithVike } from '../render-with-vike.ts'
import { contentSecurityPolicy } from '../security-headers.ts'

export type ConsoleOptions = {
  /** Makes a document of one of vike's pages: `renderWithVike`. */
  renderDocument: typeof renderWithVike
  /** Folder of the browser's build; absent in development, where Vite adds inline scripts of its own. */
  clientDir?: string
}

/** Returns a handler that answers with the document of a console. `urlOriginal`: its address among vike's pages. */
export const showConsole =
  ({ renderDocument, clientDir }: ConsoleOptions, urlOriginal: string, showsOwnPictures: boolean) =>
  async (): Promise<Response> => {
    const { document, styleHashes } = await renderDocument({ urlOriginal })
    const policy = contentSecurityPolicy({ ...(styleHashes && { styleHashes }), showsOwnPictures })
    return new Response(document, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(clientDir && { 'content-security-policy': policy }),
      },
    })
  }
