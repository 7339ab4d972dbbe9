import { requestId } from '#backend/kernel/http/request-id.ts'
import type { Problem } from '#schema/problem.ts'

/** Reason why there is no picture, as the caller reads it. */
export class ImageProblem extends Error {
  readonly problem: Problem

  constructor(status: number, code: string, message: string, errors?: Problem['errors']) {
    super(message)
    this.problem = { status, message, code, ...(errors && { errors }) }
  }
}

/** Refusal of a picture that can be had a little later. */
export const busyWithImages = () =>
  new ImageProblem(503, 'images-busy', '그림을 만드는 중입니다. 잠시 후 다시 시도해 주세요.')

/** Answer that tells a caller why there is no picture. */
export const problemAnswer = ({ problem }: ImageProblem) => ({
  status: problem.status,
  headers: {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    ...(problem.status === 503 && { 'retry-after': '5' }),
  },
  body: JSON.stringify({ ...problem, requestId: requestId() }),
})
