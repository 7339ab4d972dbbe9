/** Stands in the browser for the Markdown of rjsf's descriptions, which no form asks for (vite.config.ts). */
export const Markdown = (): null => null
