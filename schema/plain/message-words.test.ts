import { expect, test } from 'vitest'
import { carrierBytes, fillWords, namesIn, problemsOf } from './message-words.ts'

test('fills in what is known, and leaves out what is not', () => {
  expect(fillWords('[#{병원}] #{이름}님 #{모름}', { 병원: '단장의원', 이름: '김하늘' })).toBe(
    '[단장의원] 김하늘님',
  )
  expect(namesIn('#{병원} #{} #{이름')).toEqual(['병원', ''])
})

test('leaves out a line all of whose values are unknown', () => {
  const words = '예약되었습니다.\n예약 번호 #{예약번호}\n\n#{주소}\n끝'
  expect(fillWords(words, { 예약번호: 'K7MP2WXQ', 주소: '' })).toBe(
    '예약되었습니다.\n예약 번호 K7MP2WXQ\n\n끝',
  )
})

test('counts bytes as a carrier does: a Korean letter is two', () => {
  expect(carrierBytes('')).toBe(0)
  expect(carrierBytes('예약 14:30\n')).toBe(11)
})

test.each([
  ['#{날짜} #{링크}', []],
  ['#{날짜} #{시간} #{링크}', ['쓸 수 없는 값이 있습니다: #{시간}. 쓸 수 있는 값은 #{날짜}, #{링크}입니다.']],
  ['뵙겠습니다', ['빠졌습니다: #{날짜}, #{링크}']],
  [' ', ['보낼 말을 적어 주세요.']],
  [`#{날짜} #{링크} ${'가'.repeat(1000)}`, ['2000바이트까지']],
])('of the words %j says %j', (words, wrong) => {
  const found = problemsOf(words, { takes: ['날짜', '링크'], needs: ['날짜', '링크'] })
  expect(found).toEqual(wrong.map((one) => expect.stringContaining(one)))
})
