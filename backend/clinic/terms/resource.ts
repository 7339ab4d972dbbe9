import { publishingRoles } from '#api/call.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { defineResource, type Name } from '#backend/editing/resources/define-resource.ts'
import type { FieldError } from '#schema/problem.ts'
import { termOccasionNames, termPurposeNames } from '#schema/plain/term-purposes.ts'
import { line } from '#schema/primitives.ts'
import { termOccasion, termPurpose } from '#schema/terms.ts'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { agreedCount, versionIn } from './term-columns.ts'
import { terms, termsHistories } from './table.ts'

const purposeName = sql`case purpose ${sql.join(
  Object.entries(termPurposeNames).map(([value, name]) => sql`when ${value} then ${name}`),
  sql` `,
)} end`

export default defineResource({
  name: 'terms',
  title: '약관',
  description:
    '이용약관과 개인정보 처리방침, 가입과 예약 때 받는 동의. 글은 버전으로 남고 시행일에 바뀝니다.',
  menu: 'settings',
  place: 45,
  schema: z
    .object({
      title: line(100).trim().min(1, '약관의 제목을 적어 주세요.').meta({ title: '제목' }),
      code: z
        .string()
        .regex(/^[a-z0-9-]{1,60}$/, '영어 소문자, 숫자, -로 적어 주세요. 예: marketing-sms')
        .meta({
          title: '주소에 쓰는 이름',
          hint: '영어 소문자, 숫자, -로 적습니다. 시행한 뒤에는 바꿀 수 없습니다.',
        }),
      purpose: termPurpose.meta({
        title: '종류',
        labels: termPurposeNames,
        hint: '무엇에 쓰는 동의인지 정합니다. 시행한 뒤에는 바꿀 수 없습니다.',
      }),
      isRequired: z.boolean().default(false).meta({
        title: '필수',
        hint: '동의하지 않으면 가입하거나 예약할 수 없습니다. 꼭 필요한 것만 필수로 받을 수 있습니다.',
      }),
      occasions: z
        .array(termOccasion.meta({ labels: termOccasionNames }))
        .max(2)
        .default([])
        .meta({
          title: '묻는 때',
          hint: '비우면 묻지 않고 읽을 수만 있습니다. 예약에 묻는 것은 상담 신청과 게시판 글에도 묻습니다.',
        }),
    })
    .superRefine(({ purpose, isRequired, occasions }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (isRequired && purpose.startsWith('MARKETING')) {
        refuse('isRequired', '광고 수신 동의는 필수로 받을 수 없습니다.')
      }
      if (purpose === 'NOTICE' && occasions.length > 0) {
        refuse('occasions', '읽기만 하는 글은 동의를 묻지 않습니다. 묻는 때를 비워 주세요.')
      }
    }),
  table: terms,
  titleField: 'title',
  list: {
    columns: [
      { name: 'title', title: '제목', kind: 'text', isSortable: true },
      { name: 'purpose', title: '종류', kind: 'text', value: purposeName },
      {
        name: 'isRequired',
        title: '필수',
        kind: 'text',
        value: sql`case when cardinality(occasions) = 0 then '' when is_required then '필수' else '선택' end`,
      },
      { name: 'version', title: '버전', kind: 'text', value: versionIn('force', sql`h.version`) },
      { name: 'effectiveOn', title: '시행일', kind: 'day', value: versionIn('force', seoulDay()) },
      { name: 'nextOn', title: '다음 시행', kind: 'day', value: versionIn('ahead', seoulDay()) },
      { name: 'agreed', title: '동의한 사람', kind: 'number', value: agreedCount() },
    ],
    filters: {
      isRequired: {
        title: '동의',
        of: { labels: { true: '필수', false: '선택' } },
        where: (value) => eq(terms.isRequired, value === 'true'),
      },
    },
    position: 'position',
    defaultSort: 'position',
  },
  names: { 'term-codes': ({ tx }) => listCodes(tx) },
  access: { read: publishingRoles, write: publishingRoles, remove: publishingRoles },
  check: async (tx, data, id) => [
    ...(await codeIsTaken(tx, data.code, id)),
    ...(id === null ? [] : await changesAgreed(tx, data, id)),
  ],
  sample: {
    title: '광고 문자 수신 동의',
    code: 'event-sms',
    purpose: 'MARKETING_SMS',
    occasions: ['SIGN_UP'],
  },
})

function seoulDay() {
  return sql`to_char(h.effective_at at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
}

async function codeIsTaken(tx: PartnerTransaction, code: string, id: number | null): Promise<FieldError[]> {
  const [other] = await tx
    .select({ title: terms.title })
    .from(terms)
    .where(and(isOfPartner(tx, terms), eq(terms.code, code), id === null ? undefined : ne(terms.id, id)))
  const message = `‘${other?.title}’에서 쓰는 이름입니다. 다른 이름을 적어 주세요.`
  return other ? [{ path: '/code', message }] : []
}

/** What people agreed to stays what it was: its purpose, and the name under which it is found. */
async function changesAgreed(
  tx: PartnerTransaction,
  data: { code: string; purpose: string },
  id: number,
): Promise<FieldError[]> {
  const [before] = await tx
    .select({ code: terms.code, purpose: terms.purpose })
    .from(terms)
    .innerJoin(
      termsHistories,
      and(
        eq(termsHistories.partnerId, terms.partnerId),
        eq(termsHistories.termId, terms.id),
        sql`${termsHistories.effectiveAt} <= now()`,
      ),
    )
    .where(and(isOfPartner(tx, terms), eq(terms.id, id)))
    .limit(1)
  if (!before) return []
  const message = '이미 시행한 약관이라 바꿀 수 없습니다. 다른 동의가 필요하면 약관을 새로 만들어 주세요.'
  return (['code', 'purpose'] as const)
    .filter((field) => before[field] !== data[field])
    .map((field) => ({ path: `/${field}`, message }))
}

const listCodes = (tx: PartnerTransaction): Promise<Name[]> =>
  tx
    .select({ value: terms.code, label: terms.title, note: terms.code })
    .from(terms)
    .where(isOfPartner(tx, terms))
    .orderBy(asc(terms.position), asc(terms.id))
