import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/exhibitions',
  title: '기획전',
  blocks: [
    { component: 'PageTitleSection', data: { title: '기획전' } },
    { component: 'ExhibitionListSection' },
  ],
})
