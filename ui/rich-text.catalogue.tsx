import type { CataloguePart } from './catalogue-part.ts'
import { RichText } from './rich-text.tsx'
import { TextWithContents } from './text-with-contents.tsx'

export default {
  title: '긴 글',
  description: '문단, 목록, 표, 인용, 알림으로 된 글입니다.',
  stories: {
    글: () => (
      <RichText
        id="story"
        blocks={[
          { type: 'heading', level: '2', text: '시술 전에' },
          {
            type: 'paragraph',
            text: [
              { text: '세안한 뒤 ' },
              { text: '30분 동안', bold: true },
              { text: ' 마취 크림을 바릅니다. 궁금한 점은 ' },
              { text: '자주 묻는 질문', url: '/faq' },
              { text: '에 있습니다.' },
            ],
          },
          { type: 'list', ordered: true, items: ['상담', '마취', '시술', '진정'] },
          { type: 'note', text: '붉은 기가 사흘까지 남을 수 있습니다.' },
        ]}
      />
    ),
    '제목이 있는 구역 안': () => (
      <RichText
        id="inside"
        hasTitle
        blocks={[
          { type: 'heading', level: '3', text: '회복' },
          { type: 'table', caption: '시술별 회복', head: ['시술', '기간'], rows: [['토닝', '당일']] },
          { type: 'quote', text: '덜 하는 것도 진료입니다.', source: '대표원장' },
        ]}
      />
    ),
    '차례와 함께': () => (
      <TextWithContents
        id="contents"
        blocks={[
          { type: 'heading', level: '2', text: '제1조 목적' },
          { type: 'paragraph', text: '이 약관은 홈페이지를 쓰는 조건을 정합니다.' },
          { type: 'heading', level: '2', text: '제2조 가입' },
          { type: 'paragraph', text: '본인인증을 마친 분이 가입할 수 있습니다.' },
        ]}
      />
    ),
  },
} satisfies CataloguePart
