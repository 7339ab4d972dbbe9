/** Replaces the Markdown renderer of rjsf's descriptions, which no form uses (vite.config.ts). */
export const Markdown = (): null => null
