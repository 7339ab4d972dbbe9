import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/exhibitions',
  title: '기획전',
  seo: { description: '주제별로 시술을 모은 기획전입니다. 함께 받으면 좋은 시술을 한 번에 살펴보세요.' },
  blocks: [
    { component: 'PageTitleSection', data: { title: '기획전' } },
    { component: 'ExhibitionListSection' },
  ],
})
