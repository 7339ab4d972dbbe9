import { Article } from './article.tsx'
import type { CataloguePart } from './catalogue-part.ts'

export default {
  title: '글 하나',
  description: '공지나 게시판의 글 하나와 그 앞뒤의 글입니다.',
  stories: {
    '앞뒤가 있는 글': () => (
      <Article
        id="story"
        list={{ title: '공지사항', url: '/cscenter/notice' }}
        breadcrumbs={[{ title: '고객센터', url: '/cscenter' }]}
        label="휴진"
        title="12월 진료 일정과 연말 휴진 안내"
        publishedAt="2026-11-18T00:30:00.000Z"
        image={null}
        body={[
          { type: 'paragraph', text: '12월 25일과 1월 1일은 쉽니다.' },
          { type: 'list', ordered: false, items: ['12월 24일은 오후 1시까지 진료합니다.'] },
        ]}
        newer={{ id: 3, title: '설 연휴 진료 안내' }}
        older={{ id: 1, title: '회복실을 6층으로 옮겼습니다' }}
        address={(id) => `/cscenter/notice/${id}`}
      />
    ),
  },
} satisfies CataloguePart
