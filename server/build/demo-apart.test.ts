import { expect, test } from 'vitest'
import { demoAtStart } from './demo-apart.ts'

const chunk = (moduleIds: string[], imports: string[] = [], isEntry = false) => ({
  type: 'chunk',
  moduleIds,
  imports,
  isEntry,
})

test('what loads the demo as it starts is named, a script of its own and the server', () => {
  const bundle = {
    'main.mjs': chunk(['/app/server/main.ts'], [], true),
    'db.mjs': chunk(['/app/server/db.ts'], ['clinics.mjs'], true),
    'server.mjs': chunk(['/app/server/serve.ts'], ['shared.mjs']),
    'shared.mjs': chunk(['/app/backend/seeds/seed.ts', '/app/demo/pictures/draw.ts'], ['server.mjs']),
    'clinics.mjs': chunk(['/app/demo/index.ts']),
    'images.mjs': { type: 'asset' },
  }
  expect(demoAtStart(bundle)).toEqual([
    'db.mjs loads demo/index.ts',
    'server.mjs loads demo/pictures/draw.ts',
  ])
})

test('a demo that is imported on demand is not loaded at the start', () => {
  const bundle = {
    'main.mjs': chunk(['/app/server/main.ts', '/app/node_modules/a/demo/b.js'], [], true),
    'server.mjs': chunk(['/app/server/serve.ts']),
    'demo.mjs': chunk(['/app/demo/index.ts']),
  }
  expect(demoAtStart(bundle)).toEqual([])
})

test('a build whose server has another name is refused, rather than passed unseen', () => {
  expect(() => demoAtStart({ 'main.mjs': chunk(['/app/server/main.ts'], [], true) })).toThrow(
    'The build has no server/serve.ts.',
  )
})
