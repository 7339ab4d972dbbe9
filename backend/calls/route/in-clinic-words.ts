import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { readTreatmentWord } from '#backend/clinic/partners/partners.ts'
import { inClinicWords } from '#schema/plain/treatment-word.ts'
import type { Problem } from '#schema/problem.ts'
import type { ProblemError } from '#backend/kernel/http/problem.ts'

const calls: Record<string, Call | undefined> = contract

/**
 * Returns the problem of a refusal in a visitor's words: the clinic's word for a treatment replaces the product's (시술),
 * and the clinic's own names stay as they are. Calls of the console, a tool for all clinics, keep 시술.
 * Source: docs/product.md, C11.
 */
export async function inWordsOfClinic(
  database: Database,
  { problem, names }: ProblemError,
  { call, partnerId }: { call: string; partnerId: number | undefined },
): Promise<Problem> {
  const texts = [problem.message, ...(problem.errors ?? []).map(({ message }) => message)]
  const isForVisitor = partnerId !== undefined && calls[call]?.access !== 'admin'
  if (!isForVisitor || !texts.some((text) => text.includes('시술'))) return problem
  // The caller gets the refusal even while the database does not answer.
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
