import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { directions, directionsText } from './lib/lint-directions.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Single imports that are worth a line of their own. */
const refused = {
  'blocks/section/B/component.tsx': [
    `import '../A/styles.ts'`,
    `import { z } from 'zod'`,
    `import block from './block.ts'`,
    `import { contract } from '#api/contract.ts'`,
  ],
  'blocks/section/B/block.ts': [`import { useState } from 'react'`, `import './styles.ts'`],
  'schema/plain/b.ts': [`import { z } from 'zod'`, `import { theme } from '../theme.ts'`],
  'schema/b.ts': [`import { useState } from 'react'`, `import 'node:fs'`, `import '../api/call.ts'`],
  'backend/b.ts': [
    `import { components } from '#registry/components.ts'`,
    `import { getA } from '#api/queries/a.ts'`,
  ],
  'backend/clinic/files/b.ts': [
    `import '#backend/publishing/site/a.ts'`,
    `import '../../booking/schedules/a.ts'`,
    `import '#api/client.ts'`,
  ],
  'renderer/shared/b.ts': [`import '../server/a.ts'`, `import '#renderer/browser/a.ts'`],
  'renderer/server/b.ts': [`import '../browser/a.ts'`, `import '../../server/a.ts'`],
  'renderer/browser/later/b.ts': [`import '../../server/a.ts'`, `import { z } from 'zod'`],
  'admin/kit/parts/b.tsx': [`import '#admin/session/a.ts'`, `import '../../shell/a.ts'`],
  'admin/kit/parts/combobox.tsx': [`import '#admin/site/a.ts'`],
  'admin/desk/posts/b.tsx': [`import type { A } from '#admin/content/a.ts'`],
  'server/b.ts': [`import '#tests/support/a.ts'`],
  'server/cache/b.ts': [`import '../images/a.ts'`, `import '#server/routes/a.ts'`, `import '#tests/a.ts'`],
  'server/fonts/b.ts': [`import '../preparation/a.ts'`, `import '../images/a.ts'`],
}
const admitted = {
  'blocks/section/C/component.tsx': [
    `import type block from './block.ts'`,
    `import type { A } from '#schema/a.ts'`,
  ],
  'blocks/section/C/block.ts': [`import { z } from 'zod'`, `import { queries } from './queries.ts'`],
  'backend/c.ts': [`import type { A } from '#api/client.ts'`],
  'backend/clinic/files/c.ts': [
    `import type { A } from '#backend/publishing/site/a.ts'`,
    `import { boards } from '#backend/content/boards/table.ts'`,
    `import '#backend/kernel/database/a.ts'`,
    `import '../gates/a.ts'`,
  ],
  'backend/clinic/files/c.test.ts': [`import { a } from '#backend/publishing/site/a.ts'`],
  'renderer/browser/later/c.ts': [`import '../../shared/a.ts'`, `import '../a.ts'`],
  'admin/desk/posts/c.tsx': [`import '#admin/kit/a.ts'`, `import '#admin/session/a.ts'`, `import '../a.ts'`],
  'admin/shell/c.tsx': [`import '#admin/operator/a.ts'`, `import '#admin/desk/a.ts'`],
  'server/preparation/c.ts': [`import '../cache/a.ts'`, `import '../fonts/a.ts'`, `import '../a.ts'`],
  'ui/c.tsx': [`import { a } from '#schema/plain/a.ts'`],
  'ui/c.test.tsx': [`import { a } from '#schema/a.ts'`],
}

/** Lints files of these lines, each under the project's own configuration; gives the lines that were refused. */
function refusedLines(files) {
  const folder = mkdtempSync(join(tmpdir(), 'danjang-lint-'))
  try {
    for (const name of ['.oxlintrc.json', 'oxlint-directions.json'])
      copyFileSync(join(root, name), join(folder, name))
    for (const [path, lines] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), lines.join('\n'))
    }
    const { diagnostics } = JSON.parse(lint(folder))
    return diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename, labels }) => `${filename}: ${files[filename][labels[0].span.line - 1]}`)
      .sort()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function lint(folder) {
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json']
  try {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  } catch (error) {
    return error.stdout
  }
}

const allLines = (files) =>
  Object.entries(files)
    .flatMap(([path, lines]) => lines.map((line) => `${path}: ${line}`))
    .sort()

test('every folder imports just the folders that it may', () => {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folders = Object.keys(imports).map((name) => name.slice(1, -2))
  const line = (folder) => `import { ${folder} } from '#${folder}/a.ts'`
  const files = Object.fromEntries(directions.map(({ sample }) => [sample, folders.map(line)]))
  const wrong = Object.fromEntries(
    directions.map(({ sample, values }) => [
      sample,
      folders.filter((name) => !values.includes(name)).map(line),
    ]),
  )
  expect(refusedLines(files)).toEqual(allLines(wrong))
})

test('blocks keep to their folder, browsers get no zod, and definitions no React', () => {
  expect(refusedLines({ ...refused, ...admitted })).toEqual(allLines(refused))
})

test('the linter reads the table of folders as it is', () => {
  // Where this fails: npm run lint:directions
  expect(readFileSync(join(root, 'oxlint-directions.json'), 'utf8')).toBe(directionsText())
})
