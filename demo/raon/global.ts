import type { DemoPartner } from '#backend/seeds/demo-partner.ts'

const navigation = [
  {
    title: '병원 소개',
    url: '/introduce',
    subList: [
      { title: '라온의 진료', url: '/introduce' },
      { title: '의료진', url: '/introduce/staff' },
      { title: '진료 일정', url: '/introduce/schedule' },
      { title: '둘러보기', url: '/introduce/space' },
      { title: '읽을거리', url: '/boards' },
      { title: '진료 시간·오시는 길', url: '/info' },
    ],
  },
  {
    title: '진료 안내',
    url: '/products',
    subList: [
      { title: '리프팅·탄력', url: '/products/lifting' },
      { title: '색소·홍조', url: '/products/pigment' },
      { title: '여드름·결', url: '/products/acne' },
      { title: '전후 사례', url: '/before-afters' },
      { title: '후기', url: '/reviews' },
      { title: '비급여 진료비', url: '/info/price' },
    ],
  },
  { title: '이벤트', url: '/events' },
  {
    title: '고객센터',
    url: '/cscenter',
    subList: [
      { title: '공지사항', url: '/cscenter/notice' },
      { title: '자주 묻는 질문', url: '/cscenter/faq' },
      { title: '시술 후 주의사항', url: '/after-notices' },
      { title: '문의하기', url: '/cscenter/contact' },
    ],
  },
]

export const global: DemoPartner['global'] = (images) => ({
  header: {
    component: 'GlobalHeaderType1',
    data: {
      navigation,
      headerConfig: {
        headerTransparent: true,
        pcTransparentLogoImageUrl: images.logoWhite?.src,
        pcWhiteLogoImageUrl: images.logo?.src,
      },
      reservationButtonConfig: { buttonReservationText: '진료 예약' },
    },
  },
  search: {
    component: 'GlobalSearchType1',
    data: { placeholder: '어떤 고민이 있으세요?', keywordTitle: '많이 찾는 진료' },
  },
  footer: {
    component: 'GlobalFooterType1',
    data: {
      links: [
        { title: '병원 소개', url: '/introduce' },
        { title: '비급여 진료비', url: '/info/price' },
        { title: '오시는 길', url: '/info' },
        { title: '고객센터', url: '/cscenter' },
      ],
      notice:
        '진료와 시술은 개인에 따라 붉어짐, 부기, 멍, 색소 변화 등의 부작용이 생길 수 있습니다. 진료 전 의료진과 충분히 상담하세요.',
    },
  },
  floatingButton: {
    component: 'GlobalFloatingButtonType1',
    data: {
      title: '예약·상담',
      customList: { kakaoTalkTitle: '카카오톡 상담' },
      list: [
        { title: '진료 예약', buttonReservationConsulting: true },
        { title: '상담 신청', url: '/?wqopen=1' },
        { title: '이달의 이벤트', url: '/events' },
      ],
    },
  },
  popup: { component: 'GlobalPopupType1', data: {} },
  widget: { component: 'GlobalWidgetType1', data: { title: '진료 예약', widgetLogoUrl: images.logo?.src } },
})
