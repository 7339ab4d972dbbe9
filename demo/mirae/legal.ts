import type { LegalFacts } from '#demo/legal.ts'

export const legal: LegalFacts = {
  name: '미래성형외과의원',
  representative: '서지호',
  address: '부산광역시 해운대구 단장바닷길 77, 미래타워 8–11층',
  businessNumber: '617-00-00217',
  contact: '전화(051-555-0217)',
  officer: { name: '진예서', position: '행정부장' },
  changeUntil: '상담은 하루 전 오후 6시, 수술은 7일 전',
  hasEvents: true,
  hasMessenger: false,
  effectiveOn: '2026-11-01',
  earlier: [{ effectiveOn: '2024-09-02', changeUntil: '상담 사흘 전 오후 6시' }],
}
