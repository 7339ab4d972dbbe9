import { z } from 'zod'
import { moment } from './call-parts.ts'
import { retentionKinds, retentionUnits } from './plain/retention.ts'

/** Retention that a version of a consent promises. */
export const retentionPeriod = z.object({
  amount: z
    .number({ error: '보유 기간을 숫자로 적어 주세요. 예: 1' })
    .int('보유 기간은 소수점 없이 적어 주세요.')
    .min(1, '보유 기간은 1부터입니다.')
    .max(999, '보유 기간은 999까지입니다.')
    .meta({ title: '보유 기간', example: 1 }),
  unit: z.enum(retentionUnits).meta({ title: '단위' }),
  keepsMembers: z.boolean().meta({
    title: '회원은 탈퇴할 때까지',
    description: 'true면 회원의 기록은 기간이 지나도 남고 탈퇴할 때 삭제됩니다.',
  }),
  isKeptByLaw: z.boolean().meta({
    title: '법령에 따라 보관',
    description: 'true면 탈퇴하거나 삭제를 요청한 뒤에도 지난 예약이 기간까지 남습니다.',
  }),
})
export type RetentionPeriod = z.infer<typeof retentionPeriod>

const counts = z.partialRecord(z.enum(retentionKinds), z.number().int().nonnegative())
export type RetentionCounts = z.infer<typeof counts>

/** A clinic's records whose period is over, as they were last looked for. */
export const retention = z.object({
  isDeleting: z.boolean().meta({ description: '소유자가 삭제를 켰으면 true. 꺼져 있으면 세기만 합니다.' }),
  ranAt: moment.nullable().meta({ description: '마지막으로 확인한 때. 아직 확인하지 않았으면 null' }),
  found: counts.meta({ description: '기간이 지나 남아 있는 기록의 수' }),
  forgotten: counts.meta({ description: '마지막 확인에서 삭제한 기록의 수' }),
  endless: z
    .array(z.object({ termId: z.number().int(), title: z.string(), version: z.number().int() }))
    .meta({
      description: '시행 중이고 보유 기간을 정하지 않은 동의. 이 동의를 받은 기록은 삭제되지 않습니다.',
    }),
})
export type Retention = z.infer<typeof retention>
