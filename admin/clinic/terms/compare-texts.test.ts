import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'

const none = { collectionPurpose: '', collectedItems: '', retention: '', refusal: '' }
const text = (...paragraphs: string[]) => ({
  ...none,
  body: paragraphs.map((one) => ({ type: 'paragraph' as const, text: one })),
})
const shown = (...[before, after]: Parameters<typeof compareTexts>) =>
  compareTexts(before, after).map(({ kind, pieces }) => [
    kind,
    pieces
      .map((piece) =>
        piece.kind === 'same' ? piece.text : `${piece.kind === 'added' ? '+' : '-'}[${piece.text}]`,
      )
      .join(''),
  ])

test('a paragraph that changed shows the words that did', () => {
  const before = text('첫째', '예약은 하루 전까지 취소할 수 있습니다.', '셋째')
  const after = text('첫째', '예약은 이틀 전까지 취소할 수 있습니다.', '셋째')
  expect(shown(before, after)).toEqual([
    ['same', '첫째'],
    ['changed', '예약은 -[하루]+[이틀] 전까지 취소할 수 있습니다.'],
    ['same', '셋째'],
  ])
})

test('a paragraph that came between moves none of the others', () => {
  expect(shown(text('첫째', '둘째'), text('첫째', '새 문단', '둘째'))).toEqual([
    ['same', '첫째'],
    ['added', '+[새 문단]'],
    ['same', '둘째'],
  ])
})

test('one that went is no change of an unlike one that came', () => {
  expect(shown(text('이용자는 언제든지 탈퇴합니다.'), text('개인정보를 파기합니다.'))).toEqual([
    ['added', '+[개인정보를 파기합니다.]'],
    ['removed', '-[이용자는 언제든지 탈퇴합니다.]'],
  ])
})

test('what a consent names is compared too, and items of lists one by one', () => {
  const list = (...items: string[]) => ({
    ...none,
    body: [{ type: 'list' as const, ordered: true, items }],
  })
  expect(
    shown(
      { ...list('가', '나'), collectedItems: '이름' },
      { ...list('가', '나', '다'), collectedItems: '이름' },
    ),
  ).toEqual([
    ['same', '수집하는 항목: 이름'],
    ['same', '1. 가'],
    ['same', '2. 나'],
    ['added', '+[3. 다]'],
  ])
})

test('a first version is all new', () => {
  expect(shown(undefined, text('첫째'))).toEqual([['added', '+[첫째]']])
})
