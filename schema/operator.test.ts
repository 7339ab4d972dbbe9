import { expect, test } from 'vitest'
import type { z } from 'zod'
import { clinicTemplates } from './plain/clinic-templates.ts'
import { hostName, hostNames, newClinic, operatorLogQuery, operatorSignIn, quotas } from './operator.ts'

const messagesOf = (schema: z.ZodType, given: unknown) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message) ?? []

test.each([
  ['clinic.kr', 'clinic.kr'],
  ['  HTTPS://www.Clinic.kr:8443/about?a=1#b  ', 'www.clinic.kr'],
  ['clinic.kr./', 'clinic.kr'],
  ['병원.한국', 'xn--om3bw6p.xn--3e0b707e'],
  ['a-1.b2.c', 'a-1.b2.c'],
  ['localhost', 'localhost'],
  ['localhost.', 'localhost'],
  [`${'a'.repeat(63)}.kr`, `${'a'.repeat(63)}.kr`],
  [`${`${'a'.repeat(49)}.`.repeat(5)}kr1`, `${`${'a'.repeat(49)}.`.repeat(5)}kr1`],
])('of %j the host is kept', (given, host) => {
  expect(hostName.parse(given)).toBe(host)
})

test.each([
  '',
  'clinic',
  '-a.kr',
  'a-.kr',
  'a.-kr',
  'a.kr-',
  'a.1kr',
  'a_b.kr',
  'a..kr',
  '127.0.0.1',
  '[::1]',
  `${'a'.repeat(64)}.kr`,
  `a.${'b'.repeat(64)}`,
  `${`${'a'.repeat(49)}.`.repeat(5)}kr12`,
])('%j is no host', (given) => {
  expect(messagesOf(hostName, given)).toEqual(['주소는 도메인만 적습니다. 예: clinic.kr, www.clinic.kr'])
})

test('a clinic has one to twenty hosts, none of them twice', () => {
  const some = (count: number) => Array.from({ length: count }, (_, index) => `a${index}.kr`)
  expect(hostNames.parse(some(20))).toHaveLength(20)
  expect(messagesOf(hostNames, [])).toEqual(['도메인이 하나는 있어야 합니다.'])
  expect(messagesOf(hostNames, some(21))).toEqual(['주소는 20개까지입니다.'])
  expect(messagesOf(hostNames, ['a.kr', 'https://A.kr/'])).toEqual(['같은 주소를 두 번 적었습니다.'])
})

test('a quota is a number from 1 on, or none', () => {
  const all = { pages: 10_000, accounts: 1, pictureMegabytes: 10_000_000, messages: 10_000_000 }
  expect(quotas.parse(all)).toEqual(all)
  const none = { pages: null, accounts: null, pictureMegabytes: null, messages: null }
  expect(quotas.parse(none)).toEqual(none)
  expect(messagesOf(quotas, { ...all, pages: 0 })).toEqual([
    '페이지 수는 1부터입니다. 제한을 없애려면 비워 주세요.',
  ])
  expect(messagesOf(quotas, { ...all, accounts: 10_001 })).toEqual(['계정 수는 10,000까지입니다.'])
  expect(messagesOf(quotas, { ...all, pictureMegabytes: 10_000_001 })).toEqual([
    '그림 용량은 10,000,000까지입니다.',
  ])
  expect(messagesOf(quotas, { ...all, messages: 0 })).toEqual([
    '한 달 문자·알림톡 수는 1부터입니다. 제한을 없애려면 비워 주세요.',
  ])
  expect(messagesOf(quotas, { ...all, pages: '1' })).toEqual([
    '페이지 수는 1부터의 수이거나 비어 있어야 합니다.',
  ])
  expect(messagesOf(quotas, { ...all, pages: 1.5 })).toHaveLength(1)
})

test('a clinic is opened with a name, hosts, a template and its owner', () => {
  const [template] = Object.keys(clinicTemplates)
  const given = { name: ' 새 병원 ', hosts: ['new.kr'], template, ownerEmail: 'owner@new.kr' }
  expect(newClinic.parse(given)).toEqual({ ...given, name: '새 병원' })
  expect(messagesOf(newClinic, { ...given, name: '  ' })).toEqual(['병원 이름을 적어 주세요.'])
  expect(messagesOf(newClinic, { ...given, name: '가'.repeat(81) })).toHaveLength(1)
  expect(messagesOf(newClinic, { ...given, template: 'none' })).toEqual(['처음 모습을 골라 주세요.'])
  expect(messagesOf(newClinic, { ...given, ownerEmail: 'owner' })).toEqual(['이메일 주소를 확인해 주세요.'])
  expect(messagesOf(newClinic, { ...given, ownerEmail: `${'a'.repeat(200)}@new.kr` })).not.toEqual([])
})

test('an operator signs in with six digits, with or without a space between', () => {
  const given = { email: 'operator@danjang.kr', password: 'x' }
  for (const code of ['123456', '123 456', ' 123456 '])
    expect(operatorSignIn.parse({ ...given, code }).code).toBe(code.trim())
  for (const code of ['12345', '1234567', 'a123456', '12 3456', '123  456'])
    expect(messagesOf(operatorSignIn, { ...given, code })).toEqual([
      '인증 앱의 여섯 자리 숫자를 입력해 주세요.',
    ])
  const wrong = { ...given, code: '123456', password: '' }
  expect(messagesOf(operatorSignIn, wrong)).toEqual(['비밀번호를 입력해 주세요.'])
  expect(messagesOf(operatorSignIn, { ...wrong, password: 'x'.repeat(1001) })).toHaveLength(1)
})

test('the log comes by fifty', () => {
  expect(operatorLogQuery.parse({})).toEqual({ page: 1, pageSize: 50 })
})
