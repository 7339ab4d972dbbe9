import type { Calendar } from '#backend/seeds/calendar.ts'
import type { DemoPage } from '#backend/seeds/demo-partner.ts'
import { afterFaqs, beforeFaqs, costFaqs } from '../faqs.ts'
import { shownNotices } from '../../notices.ts'
import { notices } from '../clinic/notices.ts'

export const cscenter = (calendar: Calendar): DemoPage => ({
  pattern: '/cscenter',
  title: '고객센터',
  seo: {
    title: '고객센터 · 미래성형외과의원',
    description:
      '미래성형외과의원의 휴진 안내와 소식, 자주 묻는 질문. 전화와 카카오톡으로도 물어보실 수 있습니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: { title: '고객센터', lead: '수술하신 분의 급한 연락은 안내지에 적힌 당직 번호로 주세요.' },
    },
    {
      component: 'NoticeSection',
      data: { title: '소식', notices: shownNotices(notices(calendar), calendar) },
    },
    {
      component: 'FaqSection',
      data: {
        title: '결정하기 전에',
        ground: 'surface',
        more: { title: '질문 전체 보기', url: '/cscenter/faq' },
        items: beforeFaqs,
      },
    },
    {
      component: 'CallToActionSection',
      data: {
        title: '전화로 여쭤보셔도 됩니다',
        text: '진료 시간 안에는 상담 간호사가 받습니다.',
        ground: 'ink',
        reserveTitle: '',
      },
    },
  ],
})

export const cscenterFaq = (): DemoPage => ({
  pattern: '/cscenter/faq',
  title: '자주 묻는 질문',
  seo: {
    title: '자주 묻는 질문 · 미래성형외과의원',
    description:
      '상담과 수술 전 준비, 회복과 실밥, 비용과 예약금까지 미래성형외과의원에 자주 들어오는 질문에 답합니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '고객센터', url: '/cscenter' },
        ],
        title: '자주 묻는 질문',
      },
    },
    { component: 'FaqSection', data: { title: '결정하기 전에', items: beforeFaqs } },
    { component: 'FaqSection', data: { title: '수술한 뒤에', ground: 'surface', items: afterFaqs } },
    { component: 'FaqSection', data: { title: '비용과 예약', items: costFaqs } },
  ],
})
