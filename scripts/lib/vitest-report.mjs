import { JsonReporter } from 'vitest/node'

/** vitest's JSON report, with the errors outside of every test, which it leaves out, as `unhandledErrors`. */
export default class Report extends JsonReporter {
  #unhandledErrors = []

  async onTestRunEnd(modules, unhandledErrors) {
    this.#unhandledErrors = unhandledErrors.map(({ stack, message }) => stack ?? message)
    await super.onTestRunEnd(modules)
  }

  writeReport(report) {
    return super.writeReport(
      JSON.stringify({ ...JSON.parse(report), unhandledErrors: this.#unhandledErrors }),
    )
  }
}
