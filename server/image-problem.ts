import type { Problem } from '#schema/problem.ts'

/** Reason why there is no picture, as the caller reads it. */
export class ImageProblem extends Error {
  readonly problem: Problem

  constructor(status: number, code: string, message: string, errors?: Problem['errors']) {
    super(message)
    this.problem = { status, message, code, ...(errors && { errors }) }
  }
}
