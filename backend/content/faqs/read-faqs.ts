import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { faqGroups } from '#backend/content/faq-groups/table.ts'
import { faqs } from './table.ts'
import type { Faq } from '#schema/faqs.ts'
import type { SQL } from 'drizzle-orm'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Translation } from '#backend/editing/resources/stored.ts'
import { toBody, translated } from '#backend/editing/resources/stored.ts'
import { matches } from '#backend/kernel/text-search/text-search.ts'
import type { LanguageCode, Paging } from '#backend/editing/resources/articles.ts'
import { translationOf } from '#backend/editing/resources/articles.ts'
import { isShown } from '#backend/editing/resources/shown.ts'

type Query = Paging & {
  ids?: number[] | undefined
  groupId?: number | undefined
  /** The Korean name, as the clinic writes it. */
  groupName?: string | undefined
  keyword?: string | undefined
  languageCode: LanguageCode
}

/** Questions with their answers, group by group in the clinic's order. */
export async function listFaqs(database: Database, partnerId: number, query: Query) {
  const { page, pageSize, ids, groupId, groupName, keyword = '', languageCode } = query
  return database.withPartner(
    partnerId,
    async (tx) => {
      const where = and(
        isShown(tx, faqs),
        ids && inArray(faqs.id, ids),
        groupId === undefined ? undefined : eq(faqs.groupId, groupId),
        groupName === undefined ? undefined : inArray(faqs.groupId, groupsNamed(tx, groupName)),
        matches(faqs, keyword),
      )
      const rows = await selectFaqs(tx, where, languageCode)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [counted] = await tx.select({ count: count() }).from(faqs).where(where)
      return { rows: rows.map(toFaq), count: counted?.count ?? 0 }
    },
    { readOnly: true },
  )
}

/** The same, gathered by group. A group without a question is left out. */
export async function listFaqGroups(database: Database, partnerId: number, languageCode: LanguageCode) {
  const rows = await database.withPartner(
    partnerId,
    async (tx) => selectFaqs(tx, isShown(tx, faqs), languageCode),
    { readOnly: true },
  )
  const groups = new Map<number, { id: number; name: string; faqs: Faq[] }>()
  for (const faq of rows.map(toFaq)) {
    const group = groups.get(faq.groupId) ?? { id: faq.groupId, name: faq.groupName, faqs: [] }
    group.faqs.push(faq)
    groups.set(faq.groupId, group)
  }
  return [...groups.values()]
}

const groupsNamed = (tx: PartnerTransaction, name: string) =>
  tx
    .select({ id: faqGroups.id })
    .from(faqGroups)
    .where(and(isOfPartner(tx, faqGroups), eq(faqGroups.name, name)))

const selectFaqs = (tx: PartnerTransaction, where: SQL | undefined, languageCode: LanguageCode) =>
  tx
    .select({
      id: faqs.id,
      groupId: faqs.groupId,
      groupName: faqGroups.name,
      question: faqs.question,
      answer: faqs.answer,
      translation: translationOf(faqs.translations, languageCode),
      groupTranslation: translationOf(faqGroups.translations, languageCode),
    })
    .from(faqs)
    .innerJoin(faqGroups, and(eq(faqGroups.partnerId, faqs.partnerId), eq(faqGroups.id, faqs.groupId)))
    .where(where)
    .orderBy(asc(faqGroups.position), asc(faqGroups.id), asc(faqs.position), asc(faqs.id))

type Row = Omit<Faq, 'answer'> & {
  answer: unknown
  translation: Translation
  groupTranslation: Translation
}

function toFaq({ id, groupId, groupName, question, answer, translation, groupTranslation }: Row): Faq {
  const inLanguage = toBody(translation?.answer)
  return {
    id,
    groupId,
    groupName: translated(groupTranslation, 'name', groupName),
    question: translated(translation, 'question', question),
    answer: inLanguage.length > 0 ? inLanguage : toBody(answer),
  }
}
