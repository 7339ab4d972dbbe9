import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { readTreatmentWord } from '#backend/clinic/partners/partners.ts'
import { inClinicWords } from '#schema/plain/treatment-word.ts'
import type { Problem } from '#schema/problem.ts'
import type { ProblemError } from '#backend/kernel/http/problem.ts'

const calls: Record<string, Call | undefined> = contract

/**
 * Returns the problem of a refusal as a visitor is told of it: the product's word for a treatment (시술) is the clinic's,
 * and the clinic's own names stay as they are. The console, a tool for all clinics, is told 시술. Source: docs/product.md,
 * C11.
 */
export async function inWordsOfClinic(
  database: Database,
  { problem, names }: ProblemError,
  { call, partnerId }: { call: string; partnerId: number | undefined },
): Promise<Problem> {
  const texts = [problem.message, ...(problem.errors ?? []).map(({ message }) => message)]
  const isForVisitor = partnerId !== undefined && calls[call]?.access !== 'admin'
  if (!isForVisitor || !texts.some((text) => text.includes('시술'))) return problem
  // A refusal is told also while the database does not answer.
  const word = await readTreatmentWord(database, partnerId).catch(() => undefined)
  const say = (text: string, [name, ...others]: readonly string[] = names): string =>
    name
      ? text
          .split(name)
          .map((part) => say(part, others))
          .join(name)
      : inClinicWords(text, word)
  return {
    ...problem,
    message: say(problem.message),
    ...(problem.errors && { errors: problem.errors.map((one) => ({ ...one, message: say(one.message) })) }),
  }
}
