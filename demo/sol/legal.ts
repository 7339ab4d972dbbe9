import type { LegalFacts } from '#demo/legal.ts'

export const legal: LegalFacts = {
  name: '솔한의원',
  representative: '한지음',
  address: '전북특별자치도 전주시 완산구 단장골목 9',
  businessNumber: '402-00-00309',
  contact: '전자우편 주소(letter@sol.example)',
  officer: { name: '한지음', position: '원장' },
  changeUntil: '진료 하루 전 오후 5시',
  hasEvents: false,
  hasMessenger: false,
  effectiveOn: '2026-11-01',
  earlier: [{ effectiveOn: '2025-09-01', changeUntil: '진료 이틀 전 오후 5시' }],
}
