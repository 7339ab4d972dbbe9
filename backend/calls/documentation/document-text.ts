import { createDocument } from './openapi.ts'

/** The document as `docs/openapi.json` keeps it. */
export const documentText = () => `${JSON.stringify(createDocument(), null, 1)}\n`
