import { richText } from '#schema/rich-text.ts'
import { image, line, link } from '#schema/primitives.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findAdvertisingWords, findPhrases } from './find-words.ts'

const phrases = (text: string) => findPhrases(text).map(({ phrase }) => phrase)

test.each([
  ['국내 최고의 의료진이 함께합니다.', '최고'],
  ['강남 유일 정품 인증 병원', '강남 유일'],
  ['저희만의 유일한 방법으로 시술합니다.', '유일'],
  ['아토피 완치를 약속드립니다.', '완치'],
  ['만족도 98%를 자랑합니다.', '만족도 9'],
  ['리프팅 효과 100% 보장', '100%'],
  ['부작용 없이 안전하게', '부작용 없'],
  ['통증이 전혀 없는 시술', '통증이 전혀 없'],
  ['무통 레이저로 편안하게', '무통 레이저'],
  ['생생한 시술 후기를 확인하세요', '시술 후기'],
  ['다른 병원보다 꼼꼼합니다', '다른 병원보다'],
  ['지역 1위 피부과', '1위'],
  ['보톡스 50% 할인', '50% 할인'],
  ['친구 추천 할인을 드립니다', '친구 추천 할인'],
  ['필러 1+1 이벤트', '1+1'],
  ['탈모 전문 병원', '탈모 전문 병원'],
  ['유명 연예인이 찾는 곳', '연예인이 찾는'],
  ['2025 브랜드 대상 수상', '브랜드 대상'],
  ['최신 장비로 치료합니다', '최신 장비'],
])('“%s” is told for “%s”', (text, phrase) => {
  expect(phrases(text)).toContain(phrase)
})

test.each([
  '오늘 서울의 최고기온은 31도입니다.',
  '○○대학교 최고위과정을 마쳤습니다.',
  '최초 내원 시 신분증을 가져와 주세요.',
  '최대 3개월까지 예약할 수 있습니다.',
  '김유일 원장이 진료합니다.',
  '100% 예약제로 운영합니다.',
  '통증이 없는지 확인한 뒤 귀가합니다.',
  '통증이 없으면 다음 날부터 가볍게 걸어도 됩니다.',
  '피부과 전문의가 진료합니다.',
  '본인 명의의 휴대전화가 필요합니다.',
  '효과를 100% 보장하지 않습니다.',
  '완치를 의미하지는 않습니다.',
  '100% 안전한 시술은 없습니다.',
  '11월 1일부터 11월 30일까지 20% 할인',
  '첫 상담은 무료이고 주차도 무료입니다.',
  '최신 소식을 알려 드립니다.',
  '최상단 메뉴에서 예약을 눌러 주세요.',
  '리뷰 게시판은 회원만 볼 수 있습니다.',
])('“%s” is not told', (text) => {
  expect(phrases(text)).toEqual([])
})

test('a phrase stands in its own sentence, and is told once', () => {
  const found = findPhrases('편하게 오세요. 국내 최고의 결과를 드립니다! 감사합니다.')
  expect(found.map(({ before, phrase, after }) => [before, phrase, after])).toEqual([
    ['국내 ', '최고', '의 결과를 드립니다!'],
  ])
})

test('addresses, pictures and choices of data are no texts, and every text is read', () => {
  const schema = z.object({
    title: line(40),
    tone: z.enum(['최고', '보통']),
    picture: image,
    more: link.optional(),
    items: z.array(z.object({ text: line(40) })),
    body: richText,
  })
  const data = {
    title: '최고의 진료',
    tone: '최고',
    picture: { src: '/_files/최고.webp', alt: '최고의 공간', width: 1, height: 1 },
    more: { title: '완치 사례', url: 'https://최고.kr/최고' },
    items: [{ text: '평범한 말' }, { text: '일등 의원' }],
    body: [{ type: 'list', items: ['가', '부작용 없이'] }],
  }
  expect(findAdvertisingWords(schema, data).map(({ path }) => path)).toEqual([
    '/title',
    '/picture/alt',
    '/more/title',
    '/items/1/text',
    '/body/0/items/1',
  ])
})

test('words in runs are read as one text, and the addresses among them as none', () => {
  const text = [{ text: '효과 10' }, { text: '0%', bold: true }, { text: ' 보장', url: 'https://최고.kr/' }]
  const found = findAdvertisingWords(z.object({ body: richText }), { body: [{ type: 'paragraph', text }] })
  expect(found.map(({ path, message }) => [path, message.startsWith('‘100%’')])).toEqual([
    ['/body/0/text', true],
  ])
})
