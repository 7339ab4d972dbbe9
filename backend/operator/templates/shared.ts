import type { DemoBlock, DemoPage, DemoPartner } from '#backend/seeds/demo-partner.ts'

/** First state of a clinic's site: its look, its first page, and the treatments that it is likely to have. */
export type Template = {
  theme: DemoPartner['theme']
  /** The header's type. */
  header: 'GlobalHeaderType1' | 'GlobalHeaderType2'
  /** Word for its treatments in menus: 시술, 진료. */
  treatments: string
  home: (clinic: string) => DemoBlock[]
  /** Names of the first categories of treatments. */
  categories: readonly string[]
}

/** The order of a first visit, in words that hold at any clinic. */
export const firstVisit = (items: [string, string, string][]): DemoBlock => ({
  component: 'FeatureSection',
  data: {
    eyebrow: '처음 오시는 날',
    title: '이런 순서로 진행합니다',
    ground: 'surface',
    items: items.map(([title, text, icon]) => ({ title, text, icon })),
  },
})

export const doctors: DemoBlock = {
  component: 'DoctorSection',
  data: {
    eyebrow: '의료진',
    title: '진료하는 사람들',
    more: { title: '의료진 보기', url: '/introduce/staff' },
  },
}

export const hoursAndWay: DemoBlock = {
  component: 'HoursAndWaySection',
  data: { eyebrow: '진료 시간 · 오시는 길', title: '오시기 전에', ground: 'surface' },
}

export const invitation = (title: string): DemoBlock => ({
  component: 'CallToActionSection',
  data: { eyebrow: '예약 안내', title, text: '원하시는 날과 시간을 먼저 골라 두세요.' },
})

/** The shell of a clinic: menus lead to the pages that every clinic has. */
export const shellOf =
  ({ header, treatments }: Template): DemoPartner['global'] =>
  () => ({
    header: {
      component: header,
      data: {
        navigation: [
          {
            title: '병원 소개',
            url: '/introduce',
            subList: [
              { title: '인사말', url: '/introduce' },
              { title: '의료진', url: '/introduce/staff' },
              { title: '진료 시간·오시는 길', url: '/info' },
            ],
          },
          { title: `${treatments} 안내`, url: '/products' },
          { title: '이벤트', url: '/events' },
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
      },
    },
    search: { component: 'GlobalSearchType1', data: {} },
    footer: { component: 'GlobalFooterType1', data: {} },
    floatingButton: { component: 'GlobalFloatingButtonType1', data: {} },
    popup: { component: 'GlobalPopupType1', data: {} },
    widget: { component: 'GlobalWidgetType1', data: {} },
  })

export const homePage = (clinic: string, blocks: DemoBlock[]): DemoPage => ({
  pattern: '/',
  title: clinic,
  seo: { title: clinic, description: `${clinic}의 진료 안내와 예약, 진료 시간과 오시는 길입니다.` },
  blocks,
})
