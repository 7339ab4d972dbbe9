import { ProblemError } from '#backend/kernel/http/problem.ts'

/** Returns the moment of a field. Throws 422 unless it is later than now, or than another moment. */
export function requireLater(field: 'dueAt' | 'endsAt', value: string, than?: Date): Date {
  const moment = new Date(value)
  if (moment > (than ?? new Date())) return moment
  const message = than
    ? '끝나는 때는 공개할 때보다 뒤여야 합니다.'
    : `${field === 'dueAt' ? '공개할' : '끝나는'} 때가 이미 지났습니다. 지금보다 뒤의 때를 골라 주세요.`
  throw new ProblemError(422, 'bad-data', message, { errors: [{ path: `/${field}`, message }] })
}
