import type { Calendar } from '#backend/seeds/calendar.ts'
import type { DemoPage } from '#backend/seeds/demo-partner.ts'
import { shownNotices } from '../../notices.ts'
import { notices } from '../clinic/notices.ts'
import { careFaqs, costFaqs, visitFaqs } from '../faqs.ts'

export const cscenter = (calendar: Calendar): DemoPage => ({
  pattern: '/cscenter',
  title: '고객센터',
  seo: {
    title: '고객센터 · 라온피부과의원',
    description:
      '라온피부과의원의 소식과 휴진 안내, 자주 묻는 질문. 전화와 카카오톡, 채팅으로도 물어보실 수 있습니다.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        title: '고객센터',
        lead: '궁금한 것은 편한 방법으로 물어봐 주세요. 진료 시간 안에는 십 분 안에 답하려고 합니다.',
      },
    },
    {
      component: 'NoticeSection',
      data: {
        title: '소식',
        notices: shownNotices(notices(calendar), calendar),
      },
    },
    {
      component: 'FaqSection',
      data: {
        title: '자주 묻는 질문',
        ground: 'surface',
        more: { title: '질문 전체 보기', url: '/cscenter/faq' },
        items: visitFaqs,
      },
    },
    {
      component: 'CallToActionSection',
      data: {
        title: '바로 물어보고 싶으신가요',
        text: '평일 오전 10시부터 저녁 8시까지, 토요일은 오후 4시까지 답합니다.',
        ground: 'primary',
        reserveTitle: '',
      },
    },
  ],
})

export const cscenterFaq = (): DemoPage => ({
  pattern: '/cscenter/faq',
  title: '자주 묻는 질문',
  seo: {
    title: '자주 묻는 질문 · 라온피부과의원',
    description:
      '상담과 예약, 진료 뒤의 관리, 비용과 보험까지 라온피부과의원에 자주 들어오는 질문에 답합니다.',
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
        lead: '진료실에서 자주 듣는 질문을 모았습니다.',
      },
    },
    { component: 'FaqSection', data: { title: '예약과 방문', items: visitFaqs } },
    { component: 'FaqSection', data: { title: '진료와 회복', ground: 'surface', items: careFaqs } },
    { component: 'FaqSection', data: { title: '비용과 변경', items: costFaqs } },
    {
      component: 'CallToActionSection',
      data: { title: '여기에 없는 질문은\n직접 물어봐 주세요', ground: 'surface', reserveTitle: '' },
    },
  ],
})
