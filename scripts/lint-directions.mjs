import { writeFile } from 'node:fs/promises'
import { directionsText } from './lib/lint-directions.mjs'

// Writes oxlint-directions.json, the linter's rules of imports, from the table of folders.
await writeFile(new URL('../oxlint-directions.json', import.meta.url), directionsText())
