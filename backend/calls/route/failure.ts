import type { Logger } from 'pino'
import { DatabaseUnavailable, type Database } from '#backend/kernel/database/database.ts'
import { isDiskFull, isUnstorableText } from '#backend/kernel/database/sql-state.ts'
import { callRefused } from '#backend/kernel/signals/signals.ts'
import { inWordsOfClinic } from './in-clinic-words.ts'
import { ProblemError, problemResponse } from '#backend/kernel/http/problem.ts'

/** The call as the contract names it: a path would hold what was in it. */
type Where = { call: string; partnerId: number | undefined }

const unstorableText = {
  status: 422,
  message: '글에 쓸 수 없는 문자가 있습니다: U+0000이나 짝 없는 반쪽 문자.',
  code: 'unstorable-text',
}

const diskFull = {
  status: 503,
  message: '서버의 저장 공간이 가득 차 지금은 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  code: 'disk-full',
}

/** Answers a failure with its problem, or a plain 503 or 500 whose cause is only in the log. ASVS 16.5.1 */
export async function failureResponse(
  error: Error,
  { logger, database }: { logger: Logger; database: Database },
  where: Where,
): Promise<Response> {
  if (error instanceof ProblemError) {
    callRefused.tell({ call: where.call, code: error.problem.code })
    return problemResponse(await inWordsOfClinic(database, error, where), error.headers)
  }
  if (isUnstorableText(error)) return problemResponse(unstorableText)
  if (error instanceof DatabaseUnavailable) {
    logger.warn({ ...where, err: error }, 'database unavailable')
    return problemResponse(
      { status: 503, message: '지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.', code: 'unavailable' },
      { 'retry-after': '2' },
    )
  }
  logger.error({ ...where, err: error }, 'call failed')
  if (isDiskFull(error)) return problemResponse(diskFull, { 'retry-after': '60' })
  return problemResponse({
    status: 500,
    message: '알 수 없는 시스템 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    code: 'internal',
  })
}
