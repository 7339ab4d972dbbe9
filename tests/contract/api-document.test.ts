import type { Document } from './compare-documents.ts'
import { compareDocuments } from './compare-documents.ts'
import { documentText } from '#backend/calls/documentation/document-text.ts'
import { readFile } from 'node:fs/promises'
import { test } from 'vitest'

test('docs/openapi.json is the contract’s document, and what differs is named', async () => {
  const kept = await readFile(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
  const now = documentText()
  if (kept === now) return
  const { breaking, other } = compareDocuments(JSON.parse(kept) as Document, JSON.parse(now) as Document)
  const lines = [...breaking.map((line) => `BREAKING ${line}`), ...other]
  throw new Error(
    `docs/openapi.json is not what the contract says. If it is meant, write it anew: npm run openapi\n${lines.join('\n')}`,
  )
})
