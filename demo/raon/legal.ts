import type { LegalFacts } from '#demo/legal.ts'

export const legal: LegalFacts = {
  name: '라온피부과의원',
  representative: '한서윤',
  address: '서울특별시 강남구 단장로 42, 라온빌딩 5–6층',
  businessNumber: '120-00-00142',
  contact: '전화(02-555-0142)',
  officer: { name: '배지원', position: '원무실장' },
  changeUntil: '진료 하루 전 오후 6시',
  hasEvents: true,
  hasMessenger: true,
  effectiveOn: '2026-11-01',
  earlier: [{ effectiveOn: '2025-04-01', changeUntil: '진료 이틀 전 오후 6시', hasMessenger: false }],
}
