import { escapeInject } from 'vike/server'

declare global {
  namespace Vike {
    interface PageContextServer {
      /** Error of a render hook, for the caller of the render. */
      failure?: { error: unknown }
    }
  }
}

/**
 * Makes a render hook hand its error to the caller of the render. vike prints an error that it catches: whole, with
 * the values in it, beside the line that the server logs.
 */
export const contained =
  <Given, Result>(render: (pageContext: Given) => Result | Promise<Result>) =>
  async (pageContext: Given) => {
    try {
      return await render(pageContext)
    } catch (error) {
      return { documentHtml: escapeInject`<html></html>`, pageContext: { failure: { error } } }
    }
  }
