import { rowId, typed } from '#schema/call-parts.ts'
import { heldUntil } from '#schema/products.ts'
import { termList, termOccasion, termTarget, termText, termVersion } from '#schema/terms.ts'
import { call } from '../call.ts'
import { z } from 'zod'

export const termsContract = {
  'GET /term': call({
    summary: '제목으로 찾은 약관의 글, 지금 시행 중인 판이나 지난 판',
    description:
      'termTitle은 약관의 제목이나 code(terms-of-service, privacy-policy)입니다. version을 주면 지난 판입니다. versions에는 시행했던 모든 판이 새것부터 있습니다.',
    access: 'public',
    tag: 'terms',
    query: z.object({
      termTitle: typed(100).min(1),
      version: z.coerce.number<number | string>().int().positive().max(100_000).optional(),
    }),
    response: termText.extend({ versions: z.array(termVersion), ...heldUntil.shape }),
    problems: { 404: '그런 약관이나 판이 없거나 아직 시행 전일 때' },
  }),
  'GET /terms': call({
    summary: '시행 중인 약관과 동의 항목',
    description:
      '동의마다 목적, 항목, 보유 기간, 거부할 권리가 있습니다. 필수와 선택은 isRequired로 가르고, 선택은 미리 골라 두지 않습니다. occasion을 주면 그때 묻는 것만 나옵니다. 민감정보(purpose=SENSITIVE)와 광고 수신(MARKETING_…)은 따로 동의를 받습니다. (개인정보 보호법 제15·22·23조, 정보통신망법 제50조)',
    access: 'public',
    tag: 'terms',
    query: z.object({ target: termTarget.default('CUSTOMER'), occasion: termOccasion.optional() }),
    response: termList.extend(heldUntil.shape),
  }),
  'GET /terms/{id}/terms-histories/current': call({
    summary: '약관의 시행 중인 판',
    access: 'public',
    tag: 'terms',
    params: z.object({ id: rowId }),
    response: termText,
    problems: { 404: '그런 약관이 없거나 아직 시행 전일 때' },
  }),
}
