import { z } from 'zod'
import { defineBlock } from '#schema/define-block.ts'
import { headerConfig, navigationItem, reservationButtonConfig, rightButtonList } from '#schema/header.ts'
import { image, line, link, safeUrl } from '#schema/primitives.ts'
import { queries } from './queries.ts'

const barItem = z
  .object({
    title: line(8).min(1).meta({ title: '이름' }),
    icon: z
      .enum(['home', 'treatment', 'event', 'reserve', 'menu', 'phone', 'chat', 'map', 'case', 'doctor'])
      .meta({
        title: '아이콘',
        control: 'icon',
        labels: {
          home: '집',
          treatment: '시술',
          event: '이벤트',
          reserve: '예약',
          menu: '메뉴',
          phone: '전화',
          chat: '상담',
          map: '지도',
          case: '전후 사진',
          doctor: '의료진',
        },
      }),
    action: z
      .enum(['link', 'reserve', 'menu', 'search', 'call'])
      .default('link')
      .meta({
        title: '누르면',
        labels: {
          link: '주소로 가기',
          reserve: '예약 열기',
          menu: '전체 메뉴 열기',
          search: '검색 열기',
          call: '전화 걸기',
        },
      }),
    url: safeUrl.optional().meta({
      title: '주소',
      hint: '누르면 주소로 갈 때만 씁니다.',
      usedWith: { field: 'action', values: ['link'] },
    }),
  })
  .refine(({ action, url }) => action !== 'link' || url !== undefined, {
    path: ['url'],
    message: '주소를 넣어야 합니다.',
  })

export default defineBlock({
  component: 'GlobalHeaderType2',
  slot: 'header',
  version: 1,
  title: '헤더 2형 (두 줄)',
  description:
    '전화와 오늘 진료 시간, 가운데 로고 아래로 메뉴가 펼쳐집니다. 모바일에서는 아래에 메뉴 막대가 놓입니다.',
  schema: z.object({
    navigation: z
      .array(
        navigationItem.extend({
          image: image
            .optional()
            .meta({ title: '메뉴 그림', hint: '펼친 메뉴의 오른쪽에 보입니다. 비우면 이름이 놓입니다.' }),
        }),
      )
      .max(10)
      .default([])
      .meta({ title: '메뉴' }),
    headerConfig,
    reservationButtonConfig,
    rightButtonList,
    utility: z
      .object({
        showPhone: z.boolean().default(true).meta({ title: '전화번호' }),
        showHours: z.boolean().default(true).meta({ title: '오늘 진료 시간' }),
        closedText: line(12).min(1).default('휴진').meta({ title: '쉬는 날의 글자' }),
        links: z
          .array(link)
          .max(4)
          .default([])
          .meta({ title: '링크', hint: '화면이 좁은 PC에서는 보이지 않습니다.' }),
      })
      .prefault({})
      .meta({ title: '윗줄' }),
    bottomBar: z
      .array(barItem)
      .max(5)
      .default([
        { title: '홈', icon: 'home', action: 'link', url: '/' },
        { title: '시술', icon: 'treatment', action: 'link', url: '/products' },
        { title: '이벤트', icon: 'event', action: 'link', url: '/events' },
        { title: '예약', icon: 'reserve', action: 'reserve' },
        { title: '메뉴', icon: 'menu', action: 'menu' },
      ])
      .meta({ title: '모바일 아래 막대', hint: '비우면 막대 대신 위에 메뉴 버튼이 놓입니다.' }),
  }),
  migrations: {},
  sample: {
    navigation: [
      {
        title: '미래 소개',
        url: '/introduce',
        subList: [
          { title: '병원 철학', url: '/introduce' },
          { title: '의료진', url: '/introduce/staff' },
          { title: '진료 시간', url: '/introduce/schedule' },
          { title: '둘러보기', url: '/introduce/space' },
          { title: '오시는 길', url: '/info' },
        ],
      },
      {
        title: '눈 성형',
        url: '/products/category/pick',
        image: { src: '/_files/2/menu-eye.webp', alt: '부드러운 빛이 드는 진료실', width: 960, height: 720 },
        subList: [
          {
            title: '쌍꺼풀',
            url: '/products/100',
            subList: [
              { title: '자연유착', url: '/products/101' },
              { title: '매몰법', url: '/products/102' },
              { title: '절개법', url: '/products/103' },
            ],
          },
          {
            title: '트임',
            url: '/products/110',
            subList: [
              { title: '앞트임', url: '/products/111' },
              { title: '뒤트임', url: '/products/112' },
              { title: '밑트임', url: '/products/113' },
            ],
          },
          {
            title: '중년 눈 성형',
            url: '/products/120',
            subList: [
              { title: '상안검', url: '/products/121' },
              { title: '하안검', url: '/products/122' },
              { title: '눈썹 거상', url: '/products/123' },
            ],
          },
          {
            title: '눈 재수술',
            url: '/products/130',
            subList: [
              { title: '라인 교정', url: '/products/131' },
              { title: '트임 복원', url: '/products/132' },
            ],
          },
        ],
      },
      {
        title: '코 성형',
        url: '/products/200',
        subList: [
          {
            title: '콧대·코끝',
            url: '/products/200',
            subList: [
              { title: '융비술', url: '/products/201' },
              { title: '코끝 성형', url: '/products/202' },
            ],
          },
          {
            title: '교정',
            url: '/products/210',
            subList: [
              { title: '매부리코', url: '/products/211' },
              { title: '휜 코', url: '/products/212' },
              { title: '복코', url: '/products/213' },
            ],
          },
          {
            title: '코 재수술',
            url: '/products/220',
            subList: [{ title: '구축코 교정', url: '/products/221' }],
          },
        ],
      },
      {
        title: '안티에이징',
        url: '/products/300',
        subList: [
          { title: '안면 거상', url: '/products/301' },
          { title: '이마 거상', url: '/products/302' },
          { title: '미세지방 이식', url: '/products/303' },
          { title: '실 리프팅', url: '/products/304' },
        ],
      },
      { title: '이벤트', url: '/events' },
      { title: '전후 사진', url: '/boards/1' },
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
    reservationButtonConfig: { buttonReservationText: '상담 예약' },
    utility: {
      links: [
        { title: '의료진', url: '/introduce/staff' },
        { title: '오시는 길', url: '/info' },
      ],
    },
  },
  queries,
})
