import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests of all schemas at once, which take longer than a unit test. */
const ofEverything = 'tests/contract/'

/**
 * Of a change in one file, the tests that import the file themselves; then those of everything. A schema is read by
 * nearly every test, and most of them would only take their time.
 */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const [changed, ...others] = this.ctx.config.related ?? []
    const isNear = ({ moduleId }: TestSpecification) =>
      changed !== undefined && readFileSync(moduleId, 'utf8').includes(`/${basename(changed)}'`)
    const near = files.filter(isNear)
    const last = files.filter(({ moduleId }) => moduleId.includes(ofEverything))
    return others.length > 0 || near.length === 0 ? files : [...near, ...last]
  }
}

/** The tests that stand beside what is mutated, and the API's document, in which every schema's shape stands. */
export default defineConfig({
  test: {
    include: [
      'schema/**/*.test.ts',
      'registry/*.test.ts',
      'ui/popup/*.test.ts',
      'ui/operating-hours.test.ts',
      'backend/{kernel/{database,http,time},booking/schedules,catalogue/products}/*.test.ts',
      'blocks/section/CartSection/sums.test.ts',
      `${ofEverything}api-document.test.ts`,
    ],
    exclude: ['**/*.{api,engines,pglite,postgres}.test.ts'],
    sequence: { sequencer: NearestFirst },
    restoreMocks: true,
    testTimeout: 20_000,
  },
})
