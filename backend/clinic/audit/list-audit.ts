import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { changedFields } from '#backend/editing/resources/changed-fields.ts'
import type { Edited } from '#backend/editing/resources/define-resource.ts'
import type { RowData } from '#backend/editing/resources/fields.ts'
import { resources } from '#backend/editing/resources/resources.ts'
import { auditLog } from '#backend/editing/resources/table.ts'
import { settings } from '#backend/clinic/settings/settings.ts'
import type { AuditEntry } from '#schema/resource.ts'
import { termVersionInput } from '#schema/term-versions.ts'
import { webhookInput } from '#schema/webhooks.ts'
import { and, count, desc, eq } from 'drizzle-orm'
import { z } from 'zod'

type Query = { page: number; pageSize: number; resource?: string | undefined; rowId?: number | undefined }

/** The log, the last first. */
export async function listAudit(
  tx: PartnerTransaction,
  { page, pageSize, resource, rowId }: Query,
): Promise<{ rows: AuditEntry[]; count: number }> {
  const where = and(
    isOfPartner(tx, auditLog),
    resource === undefined ? undefined : eq(auditLog.resource, resource),
    rowId === undefined ? undefined : eq(auditLog.rowId, rowId),
  )
  const rows = await tx
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [counted] = await tx.select({ count: count() }).from(auditLog).where(where)
  return {
    count: counted?.count ?? 0,
    rows: rows.map(({ at, accountName, before, after, ...row }) => ({
      id: row.id,
      at: at.toISOString(),
      by: accountName,
      action: row.action,
      resource: row.resource,
      resourceTitle: audited(row.resource)?.title ?? row.resource,
      rowId: row.rowId,
      title: row.title,
      changes: describeChanges(row.resource, before as RowData | null, after as RowData | null),
      warnings: row.warnings,
    })),
  }
}

type Audited = Pick<Edited, 'title' | 'schema'>

/** What the log tells of besides resources and settings. */
const others: Record<string, Audited> = {
  accounts: {
    title: '계정',
    schema: z.object({
      name: z.string().meta({ title: '이름' }),
      role: z.string().meta({ title: '권한' }),
      isDisabled: z.boolean().meta({ title: '쓰지 않음' }),
      hasTwoFactor: z.boolean().meta({ title: '2단계 인증' }),
    }),
  },
  customers: { title: '고객', schema: z.object({}) },
  invitations: { title: '초대', schema: z.object({}) },
  retention: { title: '보유 기간', schema: z.object({}) },
  'term-versions': { title: '약관 버전', schema: termVersionInput },
  webhooks: { title: '웹훅', schema: webhookInput },
  'social-keys': {
    title: '소셜 로그인',
    schema: z.object({ clientId: z.string().meta({ title: '키' }) }),
  },
  'api-keys': { title: 'API 키', schema: z.object({}) },
  reservations: { title: '예약', schema: z.object({}) },
  waitings: { title: '대기', schema: z.object({}) },
  consultations: {
    title: '상담 신청',
    schema: z.object({
      status: z.string().meta({ title: '상태' }),
      memo: z.string().meta({ title: '메모' }),
    }),
  },
  'notice-customer-boards': {
    title: '고객 문의·게시글',
    schema: z.object({
      reply: z.string().meta({ title: '답변' }),
      isHidden: z.boolean().meta({ title: '숨김' }),
    }),
  },
  publications: { title: '공개', schema: z.object({}) },
  'scheduled-publications': { title: '예약 공개', schema: z.object({}) },
  'preview-links': { title: '미리보기 링크', schema: z.object({}) },
  files: {
    title: '그림',
    schema: z.object({
      alt: z.string().meta({ title: '대체 텍스트' }),
      tags: z.array(z.string()).meta({ title: '태그' }),
    }),
  },
}

/** What an entry is about. No two of them have one name. */
const audited = (name: string): Audited | undefined =>
  resources.get(name) ?? settings.get(name) ?? others[name]

function describeChanges(resource: string, before: RowData | null, after: RowData | null) {
  const definition = audited(resource)
  if (!definition || !before || !after) return []
  return changedFields(definition, before, after).map(({ title, was, is }) => ({
    field: title,
    before: was,
    after: is,
  }))
}
