import type { Problem } from '#schema/problem.ts'

/** Why there is no picture, as the caller is told. */
export class ImageProblem extends Error {
  readonly problem: Problem

  constructor(status: number, code: string, message: string, errors?: Problem['errors']) {
    super(message)
    this.problem = { status, message, code, ...(errors && { errors }) }
  }
}
