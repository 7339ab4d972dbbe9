import type { DemoPartner } from '#backend/seeds/demo-partner.ts'

export const global: DemoPartner['global'] = (images) => ({
  header: {
    component: 'GlobalHeaderType1',
    data: {
      navigation: [
        {
          title: '한의원 이야기',
          url: '/introduce',
          subList: [
            { title: '이름과 까닭', url: '/introduce' },
            { title: '한의사', url: '/introduce/staff' },
            { title: '둘러보기', url: '/introduce/space' },
            { title: '읽을거리', url: '/boards' },
          ],
        },
        {
          title: '진료',
          url: '/products',
          subList: [
            { title: '주로 만나는 불편', url: '/products' },
            { title: '몇 달의 기록', url: '/before-afters' },
            { title: '다녀가신 분의 말씀', url: '/reviews' },
            { title: '진료 후 주의사항', url: '/after-notices' },
          ],
        },
        {
          title: '오시는 길',
          url: '/info',
          subList: [
            { title: '문 여는 때와 오시는 길', url: '/info' },
            { title: '쉬는 날', url: '/introduce/schedule' },
            { title: '비용', url: '/info/price' },
          ],
        },
        {
          title: '알림',
          url: '/cscenter',
          subList: [
            { title: '알림', url: '/cscenter/notice' },
            { title: '물음과 답', url: '/cscenter/faq' },
            { title: '편지 쓰기', url: '/cscenter/contact' },
          ],
        },
      ],
      headerConfig: { pcWhiteLogoImageUrl: images.logo?.src },
      reservationButtonConfig: {
        buttonReservationText: '예약',
        buttonReservationType: 'line',
        buttonReservationTextColor: 'black',
      },
    },
  },
  search: {
    component: 'GlobalSearchType1',
    data: {
      placeholder: '무엇이 불편하신가요',
      keywordTitle: '자주 찾는 말',
      recentTitle: '지난번에 찾은 말',
    },
  },
  footer: {
    component: 'GlobalFooterType1',
    data: {
      hoursTitle: '문 여는 때',
      closedText: '쉽니다',
      showQr: false,
      links: [
        { title: '한의원 이야기', url: '/introduce' },
        { title: '물음과 답', url: '/cscenter/faq' },
      ],
    },
  },
  floatingButton: {
    component: 'GlobalFloatingButtonType1',
    data: {
      title: '예약',
      list: [
        { title: '시간 고르기', buttonReservationConsulting: true },
        { title: '물음과 답', url: '/cscenter/faq' },
      ],
    },
  },
  popup: { component: 'GlobalPopupType1', data: {} },
  widget: { component: 'GlobalWidgetType1', data: { title: '시간 고르기' } },
})
