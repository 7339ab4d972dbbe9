import { escapeInject } from 'vike/server'

declare global {
  namespace Vike {
    interface PageContextServer {
      /** The error of a render hook, for whoever asked for the document. */
      failure?: { error: unknown }
    }
  }
}

/**
 * Makes a render hook give its error to whoever asked for the document. vike prints an error that it catches: whole, with
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
