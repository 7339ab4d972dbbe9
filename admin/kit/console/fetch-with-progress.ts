/** Tells how much of a body is sent, from 0 to 1. */
export type OnSent = (share: number) => void

/** A `fetch` that tells how far its body is on the way, which the browser's own does not. */
export const fetchWithProgress =
  (onSent: OnSent) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      request.signal.throwIfAborted()
      const sending = new XMLHttpRequest()
      sending.open(request.method, request.url)
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value))
      sending.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total))
      sending.addEventListener('load', () => {
        const headers = { 'content-type': sending.getResponseHeader('content-type') ?? '' }
        resolve(new Response(sending.responseText, { status: sending.status, headers }))
      })
      sending.addEventListener('error', () => reject(new TypeError('The network failed.')))
      request.signal.addEventListener('abort', () => {
        sending.abort()
        reject(request.signal.reason as Error)
      })
      sending.send(body)
    })
  }
