import { z } from 'zod'
import { defineBlock } from '#schema/define-block.ts'
import { headerConfig, navigationItem, reservationButtonConfig, rightButtonList } from '#schema/header.ts'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'GlobalHeaderType1',
  slot: 'header',
  version: 1,
  title: '헤더 1형 (한 줄)',
  description:
    '왼쪽 로고와 메뉴, 오른쪽 검색과 예약이 한 줄에 놓입니다. 첫 화면의 그림 위에 겹칠 수 있습니다.',
  schema: z.object({
    navigation: z.array(navigationItem).max(10).default([]).meta({ title: '메뉴' }),
    headerConfig,
    reservationButtonConfig,
    rightButtonList,
  }),
  migrations: {},
  sample: {
    navigation: [
      {
        title: '라온 소개',
        url: '/introduce',
        subList: [
          { title: '인사말', url: '/introduce' },
          { title: '의료진', url: '/introduce/staff' },
          { title: '진료 시간', url: '/introduce/schedule' },
          { title: '둘러보기', url: '/introduce/space' },
          { title: '오시는 길', url: '/info' },
        ],
      },
      {
        title: '시술 안내',
        url: '/products',
        subList: [
          {
            title: '리프팅',
            url: '/products/category/pick',
            subList: [
              { title: '울쎄라피 프라임', url: '/products/11' },
              { title: '써마지 FLX', url: '/products/12' },
              { title: '온다 리프팅', url: '/products/13' },
              { title: '인모드 FX', url: '/products/14' },
            ],
          },
          {
            title: '색소·홍조',
            url: '/products/category/pick',
            subList: [
              { title: '피코 토닝', url: '/products/21' },
              { title: '엑셀 V 플러스', url: '/products/22' },
              { title: '기미 집중 프로그램', url: '/products/23' },
            ],
          },
          {
            title: '여드름·흉터',
            url: '/products/category/pick',
            subList: [
              { title: '아그네스', url: '/products/31' },
              { title: '포텐자', url: '/products/32' },
              { title: '서브시전', url: '/products/33' },
            ],
          },
          {
            title: '스킨부스터',
            url: '/products/category/pick',
            subList: [
              { title: '리쥬란 힐러', url: '/products/41' },
              { title: '쥬베룩', url: '/products/42' },
              { title: '물광 주사', url: '/products/43' },
            ],
          },
          {
            title: '제모',
            url: '/products/category/pick',
            subList: [
              { title: '젠틀맥스 프로 플러스', url: '/products/51' },
              { title: '남성 수염 제모', url: '/products/52' },
            ],
          },
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
    headerConfig: { headerTransparent: true },
    rightButtonList: [{ buttonText: '내원 예약', useWidget: 'visit' }],
  },
  queries,
})
