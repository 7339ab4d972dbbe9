import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/cscenter',
  title: '고객센터',
  seo: { description: '소식과 휴진 안내, 자주 묻는 질문, 문의하는 길을 모았습니다.' },
  blocks: [
    { component: 'PageTitleSection', data: { title: '고객센터' } },
    { component: 'BannerSection', data: { location: 'CSCENTER' } },
    {
      component: 'NoticeSection',
      data: { title: '공지사항', more: { title: '공지 전체 보기', url: '/cscenter/notice' } },
    },
    {
      component: 'FaqSection',
      data: {
        title: '자주 묻는 질문',
        ground: 'surface',
        more: { title: '질문 전체 보기', url: '/cscenter/faq' },
      },
    },
    { component: 'ContactSection', data: { title: '직접 문의하기' } },
  ],
})
