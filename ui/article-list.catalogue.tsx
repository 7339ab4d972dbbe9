import { ArticleList } from './article-list.tsx'
import type { CataloguePart } from './catalogue-part.ts'

export default {
  title: '글 목록',
  description: '공지와 게시판의 글을 한 줄에 하나씩 보입니다.',
  stories: {
    공지: () => (
      <ArticleList
        Heading="h3"
        articles={[
          {
            id: 2,
            title: '12월 진료 일정과 연말 휴진 안내',
            label: '휴진',
            isPinned: true,
            publishedAt: '2026-11-18T00:30:00.000Z',
            url: '/cscenter/notice/2',
          },
          {
            id: 1,
            title: '수요일과 금요일 야간 진료를 아홉 시까지 합니다',
            label: '진료',
            publishedAt: '2026-11-02T00:30:00.000Z',
            url: '/cscenter/notice/1',
          },
        ]}
      />
    ),
    '설명이 있는 글': () => (
      <ArticleList
        Heading="h3"
        articles={[
          {
            id: 3,
            title: '기미는 왜 되돌아올까요',
            summary: '이도경 원장',
            publishedAt: '2026-11-12T01:00:00.000Z',
            url: '/boards/2/detail/3',
          },
        ]}
      />
    ),
  },
} satisfies CataloguePart
