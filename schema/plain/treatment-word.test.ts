import { expect, test } from 'vitest'
import { inClinicWords } from './treatment-word.ts'

test.each([
  ['시술을 선택', '진료를 선택'],
  ['지금은 이 시술은 예약을', '지금은 이 진료는 예약을'],
  ['찾으시는 시술이 없습니다', '찾으시는 진료가 없습니다'],
  ['시술과 이벤트', '진료와 이벤트'],
  ['시술이나 고민', '진료나 고민'],
  ['고르신 시술로', '고르신 진료로'],
  ['시술 후 주의사항', '진료 후 주의사항'],
  ['시술의 분류, 시술에 맞는', '진료의 분류, 진료에 맞는'],
  ['시술입니다', '진료입니다'],
  ['시술실이나 장비', '시술실이나 장비'],
])('%s is %s where a clinic says 진료, and stays where it does not', (text, said) => {
  expect(inClinicWords(text, '진료')).toBe(said)
  expect(inClinicWords(text, '시술')).toBe(text)
})
