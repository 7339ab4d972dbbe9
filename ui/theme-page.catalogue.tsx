import type { CataloguePart } from './catalogue-part.ts'
import { ThemePage } from './theme-page.tsx'

export default {
  title: '기획전과 브랜딩',
  description: '한 가지 주제의 그림, 글, 시술을 한 페이지로 보여 줍니다.',
  stories: {
    글만: () => (
      <ThemePage
        id="story"
        theme={{
          title: '건조한 계절의 피부',
          summary: '난방을 켜기 시작하면 먼저 찾으시는 진료를 모았습니다.',
          image: null,
          body: [{ type: 'paragraph', text: '씻는 시간과 물의 온도부터 줄여 보세요.' }],
          products: [],
        }}
        trail={[{ title: '홈', url: '/' }]}
        productTitle="이 기획전의 시술"
        note="2026.11.02(월) – 2027.01.31(일)"
      />
    ),
  },
} satisfies CataloguePart
