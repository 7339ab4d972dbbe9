import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// Writes docs/openapi.json, the API's document, from the contract.
const root = fileURLToPath(new URL('..', import.meta.url))
const { module } = await runnerImport('./backend/calls/documentation/document-text.ts', {
  root,
  configFile: false,
  logLevel: 'error',
})
const path = new URL('../docs/openapi.json', import.meta.url)
await writeFile(path, module.documentText())
console.log('docs/openapi.json says what the contract does.')
