import { afterNoticeProducts, afterNotices } from '#backend/after-notices/table.ts'
import { faqGroups } from '#backend/faq-groups/table.ts'
import { faqs } from '#backend/faqs/table.ts'
import { notices } from '#backend/notices/table.ts'
import { retentionPeriods } from '#backend/retention/table.ts'
import { terms, termsHistories } from '#backend/terms/table.ts'
import { paragraphs } from '#backend/seeds/clinic/rich-text.ts'
import { insertRows, takeIds } from '#backend/seeds/rows.ts'
import type { Calendar } from '#backend/seeds/calendar.ts'
import type { Term } from '#backend/seeds/clinic/clinic.ts'
import type { Writing } from './context.ts'
import { byKey, idOf, textOf } from './context.ts'

/** Notices, questions, what to mind after treatments, and terms. */
export async function writeTexts(writing: Writing): Promise<void> {
  await writeNotices(writing)
  await writeFaqs(writing)
  await writeAfterNotices(writing)
  await writeTerms(writing)
}

async function writeNotices({ tx, clinic, calendar }: Writing): Promise<void> {
  const own = clinic.notices ?? []
  const ids = await takeIds(tx, notices, own.length)
  await insertRows(
    tx,
    notices,
    own.map(({ title, category, day, body, isPinned = false }, index) => ({
      partnerId: tx.partnerId,
      id: ids[index] ?? 0,
      title,
      category,
      body: textOf(body),
      isPinned,
      publishedAt: calendar.at(day, '09:30'),
      isVisible: true,
      translations: {},
    })),
  )
}

async function writeFaqs({ tx, clinic }: Writing): Promise<void> {
  const groupIds = await takeIds(tx, faqGroups, clinic.faqGroups.length)
  await insertRows(
    tx,
    faqGroups,
    clinic.faqGroups.map(({ name }, position) => ({
      partnerId: tx.partnerId,
      id: groupIds[position] ?? 0,
      name,
      position,
      translations: {},
    })),
  )
  const all = clinic.faqGroups.flatMap((group, index) =>
    group.faqs.map((faq, position) => ({ ...faq, position, groupId: groupIds[index] ?? 0 })),
  )
  const ids = await takeIds(tx, faqs, all.length)
  await insertRows(
    tx,
    faqs,
    all.map(({ groupId, question, answer, position }, index) => ({
      partnerId: tx.partnerId,
      id: ids[index] ?? 0,
      groupId,
      question,
      answer: textOf(paragraphs(...answer.split('\n'))),
      position,
      isVisible: true,
      translations: {},
    })),
  )
}

async function writeAfterNotices({ tx, clinic, ids }: Writing): Promise<void> {
  const own = clinic.afterNotices ?? []
  const noticeIds = await takeIds(tx, afterNotices, own.length)
  await insertRows(
    tx,
    afterNotices,
    own.map(({ title, body }, position) => ({
      partnerId: tx.partnerId,
      id: noticeIds[position] ?? 0,
      title,
      body: textOf(body),
      position,
      isVisible: true,
      translations: {},
    })),
  )
  await insertRows(
    tx,
    afterNoticeProducts,
    own.flatMap(({ treatments }, index) =>
      treatments.map((key) => ({
        partnerId: tx.partnerId,
        afterNoticeId: noticeIds[index] ?? 0,
        productId: idOf(ids.treatments, key),
      })),
    ),
  )
}

async function writeTerms({ tx, clinic, calendar, ids }: Writing): Promise<void> {
  ids.terms = byKey(
    clinic.terms.map(({ code }) => code),
    await takeIds(tx, terms, clinic.terms.length),
  )
  await insertRows(
    tx,
    terms,
    clinic.terms.map(({ code, title, purpose, occasions, isRequired }, position) => ({
      partnerId: tx.partnerId,
      id: idOf(ids.terms, code),
      code,
      title,
      purpose,
      occasions,
      isRequired,
      position,
    })),
  )
  await insertRows(
    tx,
    termsHistories,
    clinic.terms.flatMap((term) =>
      termVersions(term, calendar).map(({ body, effectiveAt }, index) => ({
        partnerId: tx.partnerId,
        termId: idOf(ids.terms, term.code),
        version: index + 1,
        body: textOf(body),
        collectionPurpose: term.consent?.purpose ?? '',
        collectedItems: term.consent?.items ?? '',
        retention: term.consent?.retention ?? '',
        refusal: term.consent?.refusal ?? '',
        effectiveAt,
      })),
    ),
  )
  await insertRows(
    tx,
    retentionPeriods,
    clinic.terms.flatMap(({ code, earlier = [], retentionPeriod: period }) =>
      period
        ? [{ partnerId: tx.partnerId, termId: idOf(ids.terms, code), version: earlier.length + 1, ...period }]
        : [],
    ),
  )
}

/** The versions of a term with the moments at which they took effect, the oldest first. */
export function termVersions({ body, effectiveOn, earlier = [] }: Term, calendar: Calendar) {
  const at = (day: string) => new Date(`${day}T00:00:00+09:00`)
  return [
    ...earlier.map((version) => ({ body: version.body, effectiveAt: at(version.effectiveOn) })),
    { body, effectiveAt: effectiveOn === undefined ? calendar.at(-200) : at(effectiveOn) },
  ]
}
