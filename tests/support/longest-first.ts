import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Seconds of the files that take longest. A fresh clone knows none of its own, and where such a file is the last to
 * begin, one core waits for it. An old figure costs time and nothing else.
 */
const seconds: Record<string, number> = {
  'tests/e2e/catalogue.test.ts': 131,
  'tests/e2e/console-screens.test.ts': 117,
  'tests/e2e/journeys/console.test.ts': 90,
  'tests/e2e/journeys/booking.test.ts': 72,
  'tests/e2e/console-trust.test.ts': 71,
  'tests/e2e/popups.test.ts': 70,
  'tests/e2e/fonts.test.ts': 69,
  'tests/e2e/nodes.test.ts': 65,
  'tests/e2e/routes.test.ts': 65,
  'tests/e2e/shell.test.ts': 60,
  'tests/e2e/console-access.test.ts': 60,
  'tests/e2e/console-dialogs.test.ts': 55,
  'tests/e2e/journeys/publishing.test.ts': 50,
  'tests/e2e/answers.test.ts': 45,
  'backend/kernel/database/access.api.test.ts': 37,
  'tests/e2e/journeys/home.test.ts': 35,
  'tests/e2e/picture.test.ts': 35,
  'tests/e2e/development.test.ts': 30,
  'tests/e2e/new-block.test.ts': 27,
  'backend/calls/documentation/openapi.engines.test.ts': 26,
}

/** Begins with the files that take longest, so that the cores end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const of = ({ moduleId }: TestSpecification) => seconds[relative(this.ctx.config.root, moduleId)] ?? 0
    return (await super.sort(files)).sort((one, other) => of(other) - of(one))
  }
}
