import { JsonReporter } from 'vitest/node'

/** vitest's JSON report with what it leaves out: the `project` of each file, and errors outside of every test as `unhandledErrors`. */
export default class Report extends JsonReporter {
  #unhandledErrors = []
  #modules = []

  async onTestRunEnd(modules, unhandledErrors) {
    this.#unhandledErrors = unhandledErrors.map(({ stack, message }) => stack ?? message)
    this.#modules = modules
    await super.onTestRunEnd(modules)
  }

  writeReport(report) {
    const { testResults, ...rest } = JSON.parse(report)
    // Both are in one order.
    const files = testResults.map((file, index) => ({ ...file, project: this.#modules[index]?.project.name }))
    return super.writeReport(
      JSON.stringify({ ...rest, testResults: files, unhandledErrors: this.#unhandledErrors }),
    )
  }
}
