import type { Transaction } from '#backend/kernel/database/database.ts'
import { employees } from '#backend/booking/employees/table.ts'
import { eventOptions, events } from '#backend/catalogue/events/table.ts'
import { faqGroups } from '#backend/content/faq-groups/table.ts'
import { faqs } from '#backend/content/faqs/table.ts'
import { notices } from '#backend/content/notices/table.ts'
import { partnerHosts, partners } from '#backend/clinic/partners/table.ts'
import { productCategories, productCategoryProducts } from '#backend/catalogue/product-categories/table.ts'
import { productOptions, products } from '#backend/catalogue/products/table.ts'
import { employeeHours } from '#backend/booking/schedules/table.ts'
import type { Calendar } from './calendar.ts'
import { insertRows, takeIds } from './rows.ts'
import type { RichTextInput } from '#schema/rich-text.ts'
import { richText } from '#schema/rich-text.ts'
import type { MadeClinic, MadeTreatment } from './make-clinic.ts'
import { dots, note, paragraph, paragraphs } from './rich-text.ts'
import * as words from './words.ts'

/** A clinic with its number and its name for operators. */
export type NumberedClinic = MadeClinic & { partnerId: number; code: string }

/** Many clinics at once: a few statements for each table, however many there are. */
export async function writeClinics(
  tx: Transaction,
  clinics: NumberedClinic[],
  calendar: Calendar,
): Promise<void> {
  await insertRows(
    tx,
    partners,
    clinics.map(({ partnerId, code, profile }) => ({
      partnerId,
      code,
      profile: { ...profile, partnerCode: code },
    })),
  )
  await insertRows(
    tx,
    partnerHosts,
    clinics.map(({ partnerId, code }) => ({ partnerId, host: `${code}.localhost` })),
  )
  const options = await writeTreatments(tx, clinics, calendar)
  await writeEvents(tx, clinics, options)
  await writeDoctors(tx, clinics)
  await writeTexts(tx, clinics, calendar)
}

/** Rows of all clinics with numbers of their own. */
async function numbered<T>(
  tx: Transaction,
  table: Parameters<typeof takeIds>[1],
  rows: T[],
): Promise<(T & { id: number })[]> {
  const ids = await takeIds(tx, table, rows.length)
  return rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 }))
}

const bodies = new Map<words.Method, unknown>()

/** The same for each treatment of a method: what makes rows differ is their names, tags and prices. */
function bodyOf({ method }: MadeTreatment): unknown {
  const known = bodies.get(method)
  if (known) return known
  const body: RichTextInput = [
    paragraph(method.about),
    dots(`시간 약 ${method.minutes}분`, `회복 ${method.recovery}`),
    note(
      '붉어짐, 부기, 멍 등의 부작용이 생길 수 있으며 결과는 사람에 따라 다릅니다. 진료 전 의료진과 충분히 상담하세요.',
    ),
  ]
  const parsed = richText.parse(body)
  bodies.set(method, parsed)
  return parsed
}

type Offered = { partnerId: number; id: number; price: number }

/** Categories, treatments and options. Returns the first option of each treatment, by clinic. */
async function writeTreatments(
  tx: Transaction,
  clinics: NumberedClinic[],
  calendar: Calendar,
): Promise<Map<number, Offered[]>> {
  const createdAt = calendar.at(-100)
  const categoryRows = await numbered(
    tx,
    productCategories,
    clinics.flatMap(({ partnerId }) =>
      words.categories.map(([name], position) => ({ partnerId, name, position, translations: {} })),
    ),
  )
  await insertRows(
    tx,
    productCategories,
    categoryRows.map((row) => ({ ...row, description: '', isSecret: false })),
  )
  const categoryIds = new Map(
    categoryRows.map(({ partnerId, position, id }) => [`${partnerId}/${position}`, id]),
  )

  const treatments = await numbered(
    tx,
    products,
    clinics.flatMap(({ partnerId, treatments: own }) =>
      own.map((treatment, position) => ({ partnerId, treatment, position })),
    ),
  )
  await insertRows(
    tx,
    products,
    treatments.map(({ id, partnerId, treatment, position }) => ({
      partnerId,
      id,
      name: treatment.name,
      summary: `${treatment.place}에 받는 진료입니다. ${treatment.method.about}`,
      body: bodyOf(treatment),
      tags: [treatment.place, ...treatment.method.tags],
      durationMinutes: treatment.method.minutes,
      isVisible: true,
      isSecret: false,
      isRecommended: position < 6,
      recommendedPosition: position < 6 ? position : 0,
      position,
      translations: {},
      createdAt,
    })),
  )
  await insertRows(
    tx,
    productCategoryProducts,
    treatments.map(({ id, partnerId, treatment }) => ({
      partnerId,
      categoryId: categoryIds.get(`${partnerId}/${treatment.category}`) ?? 0,
      productId: id,
    })),
  )
  const options = await numbered(
    tx,
    productOptions,
    treatments.flatMap(({ id: productId, partnerId, treatment }) =>
      treatment.options.map((option, position) => ({ partnerId, productId, ...option, position })),
    ),
  )
  await insertRows(
    tx,
    productOptions,
    options.map((row) => ({ ...row, isVisible: true, translations: {} })),
  )
  const first = new Map<number, Offered[]>(clinics.map(({ partnerId }) => [partnerId, []]))
  for (const option of options) if (option.position === 0) first.get(option.partnerId)?.push(option)
  return first
}

async function writeEvents(
  tx: Transaction,
  clinics: NumberedClinic[],
  options: Map<number, Offered[]>,
): Promise<void> {
  const rows = await numbered(
    tx,
    events,
    clinics.flatMap(({ partnerId, events: own }) =>
      own.map((event, position) => ({ partnerId, event, position })),
    ),
  )
  await insertRows(
    tx,
    events,
    rows.map(({ id, partnerId, event, position }) => ({
      partnerId,
      id,
      title: event.title,
      summary: '표시한 기간과 대상에만 적용합니다.',
      body: richText.parse(paragraphs(`대상: ${event.audience}`)),
      audience: event.audience,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      position,
      translations: {},
    })),
  )
  await insertRows(
    tx,
    eventOptions,
    rows.flatMap(({ id: eventId, partnerId, event }) =>
      event.treatments.flatMap((place, position) => {
        const option = options.get(partnerId)?.[place]
        if (!option) return []
        const price = Math.round((option.price * 0.75) / 1_000) * 1_000
        return [{ partnerId, eventId, optionId: option.id, price, position }]
      }),
    ),
  )
}

const weekdays = [1, 2, 3, 4, 5, 6]

async function writeDoctors(tx: Transaction, clinics: NumberedClinic[]): Promise<void> {
  const rows = await numbered(
    tx,
    employees,
    clinics.flatMap(({ partnerId, doctors }) =>
      doctors.map(({ name, specialty }, position) => ({ partnerId, name, specialty, position })),
    ),
  )
  await insertRows(
    tx,
    employees,
    rows.map((row) => ({
      ...row,
      type: 'DOCTOR' as const,
      title: row.position === 0 ? '대표원장' : '원장',
      specialty: `피부과 전문의 · ${row.specialty}`,
      introduction: '',
      careers: ['피부과 전문의'],
      isVisible: true,
    })),
  )
  const hours = await numbered(
    tx,
    employeeHours,
    rows.flatMap(({ partnerId, id: employeeId, position }) =>
      weekdays
        // Each rests on a weekday of their own.
        .filter((weekday) => weekday !== (position % 5) + 1)
        .map((weekday) => ({ partnerId, employeeId, weekday })),
    ),
  )
  await insertRows(
    tx,
    employeeHours,
    hours.map((row) => ({ ...row, startTime: '10:00', endTime: '19:00', position: row.weekday })),
  )
}

async function writeTexts(tx: Transaction, clinics: NumberedClinic[], calendar: Calendar): Promise<void> {
  const texts = words.noticeTitles.map(([title, category, text]) => ({
    title,
    category,
    body: richText.parse(paragraphs(text)),
  }))
  const noticeRows = await numbered(
    tx,
    notices,
    clinics.flatMap(({ partnerId }) =>
      texts.map((text, index) => ({ partnerId, ...text, publishedAt: calendar.at(-3 - index * 9, '09:00') })),
    ),
  )
  await insertRows(
    tx,
    notices,
    noticeRows.map((row) => ({ ...row, isPinned: false, isVisible: true, translations: {} })),
  )
  const groups = await numbered(
    tx,
    faqGroups,
    clinics.map(({ partnerId }) => ({ partnerId })),
  )
  await insertRows(
    tx,
    faqGroups,
    groups.map((row) => ({ ...row, name: '자주 묻는 질문', position: 0, translations: {} })),
  )
  const answers = words.questions.map(([question, answer]) => ({
    question,
    answer: richText.parse(paragraphs(answer)),
  }))
  const faqRows = await numbered(
    tx,
    faqs,
    groups.flatMap(({ partnerId, id: groupId }) =>
      answers.map((faq, position) => ({ partnerId, groupId, ...faq, position })),
    ),
  )
  await insertRows(
    tx,
    faqs,
    faqRows.map((row) => ({ ...row, isVisible: true, translations: {} })),
  )
}
