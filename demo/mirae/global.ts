import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { groupPath, groups, procedurePath } from './procedures.ts'

const operations = groups.map((group) => ({
  title: group.title,
  url: groupPath(group),
  subList: group.procedures.map((procedure) => ({
    title: procedure.title,
    url: procedurePath(procedure),
  })),
}))

export const global: DemoPartner['global'] = (images) => ({
  header: {
    component: 'GlobalHeaderType2',
    data: {
      navigation: [
        {
          title: '미래 소개',
          url: '/introduce',
          image: images.menuIntroduce,
          subList: [
            { title: '인사말', url: '/introduce' },
            { title: '의료진', url: '/introduce/staff' },
            { title: '진료 일정', url: '/introduce/schedule' },
            { title: '마취와 안전', url: '/introduce/safety' },
            { title: '둘러보기', url: '/introduce/space' },
            { title: '읽을거리', url: '/boards' },
          ],
        },
        { title: '수술 안내', url: '/products', image: images.menuProducts, subList: operations },
        { title: '이벤트', url: '/events' },
        {
          title: '이용 안내',
          url: '/info',
          subList: [
            { title: '진료 시간·오시는 길', url: '/info' },
            { title: '비급여 진료비', url: '/info/price' },
            { title: '수술 기록', url: '/before-afters' },
            { title: '후기', url: '/reviews' },
            { title: '수술 뒤 안내', url: '/after-notices' },
          ],
        },
        {
          title: '고객센터',
          url: '/cscenter',
          subList: [
            { title: '공지사항', url: '/cscenter/notice' },
            { title: '자주 묻는 질문', url: '/cscenter/faq' },
            { title: '문의하기', url: '/cscenter/contact' },
          ],
        },
      ],
      headerConfig: { pcWhiteLogoImageUrl: images.logo?.src },
      reservationButtonConfig: {
        buttonReservationText: '상담 예약',
        buttonReservationType: 'line',
        buttonReservationTextColor: 'black',
      },
      utility: {
        links: [
          { title: '의료진', url: '/introduce/staff' },
          { title: '오시는 길', url: '/info' },
        ],
      },
      bottomBar: [
        { title: '홈', icon: 'home', action: 'link', url: '/' },
        { title: '수술', icon: 'treatment', action: 'link', url: '/products' },
        { title: '이벤트', icon: 'event', action: 'link', url: '/events' },
        { title: '예약', icon: 'reserve', action: 'reserve' },
        { title: '메뉴', icon: 'menu', action: 'menu' },
      ],
    },
  },
  search: {
    component: 'GlobalSearchType1',
    data: { placeholder: '수술이나 부위를 적어 주세요', keywordTitle: '많이 찾는 수술' },
  },
  footer: {
    component: 'GlobalFooterType1',
    data: {
      phoneTitle: '상담 전화',
      links: [
        { title: '미래 소개', url: '/introduce' },
        { title: '마취와 안전', url: '/introduce/safety' },
        { title: '비급여 진료비', url: '/info/price' },
        { title: '오시는 길', url: '/info' },
        { title: '고객센터', url: '/cscenter' },
      ],
      notice:
        '모든 수술과 시술은 개인에 따라 출혈, 감염, 염증, 흉터, 비대칭 등의 부작용이 생길 수 있으며 결과가 다를 수 있습니다. 수술 전 의료진과 충분히 상담하세요.',
    },
  },
  floatingButton: {
    component: 'GlobalFloatingButtonType1',
    data: {
      title: '상담',
      customList: { kakaoTalkTitle: '카카오톡 상담' },
      list: [
        { title: '상담 예약', buttonReservationConsulting: true },
        { title: '오시는 길', url: '/info' },
      ],
    },
  },
  popup: { component: 'GlobalPopupType1', data: {} },
  widget: {
    component: 'GlobalWidgetType1',
    data: { title: '상담 예약', consultingReservationOnly: true, widgetLogoUrl: images.logo?.src },
  },
})
