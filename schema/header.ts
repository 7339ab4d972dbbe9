import { z } from 'zod'
import { imageSource, line, safeUrl } from './primitives.ts'

const title = line(40).min(1).meta({ title: '이름' })
const url = safeUrl.meta({ title: '주소' })

/** Third level: a link in a group of the mega-menu. */
const navigationLeaf = z.object({ title, url })

/** Second level; a list of its own turns the dropdown into a mega-menu. */
const navigationGroup = z.object({
  title,
  url,
  subList: z.array(navigationLeaf).max(20).default([]).meta({
    title: '3단계 메뉴',
    hint: '하나라도 있으면 넓은 메뉴로 펼쳐집니다.',
  }),
})

/** An item of the navigation, up to three levels. Source: docs/product.md, H2. */
export const navigationItem = z.object({
  title,
  url,
  subList: z.array(navigationGroup).max(16).default([]).meta({ title: '2단계 메뉴' }),
})
export type NavigationItem = z.infer<typeof navigationItem>

const logo = (name: string, hint: string) => imageSource.optional().meta({ title: name, hint })
const height = (name: string, value: number) =>
  z.number().int().min(16).max(72).default(value).meta({ title: name })

/** Source: docs/product.md, H1, H5. */
export const headerConfig = z
  .object({
    headerTransparent: z.boolean().default(false).meta({
      title: '투명 헤더',
      hint: '그림으로 시작하는 페이지에서 그림 위에 겹치고, 50px 넘게 내리면 바탕색이 채워집니다.',
    }),
    pcTransparentLogoImageUrl: logo(
      '투명 헤더의 로고(PC)',
      '그림 위에 놓이는 밝은 로고입니다. 비우면 병원 정보의 어두운 바탕의 로고를, 그것도 없으면 이름을 글자로 씁니다.',
    ),
    pcWhiteLogoImageUrl: logo(
      '바탕색 헤더의 로고(PC)',
      '비우면 병원 정보의 로고를, 그것도 없으면 이름을 글자로 씁니다.',
    ),
    mobileTransparentLogoImageUrl: logo('투명 헤더의 로고(모바일)', '비우면 PC 로고를 씁니다.'),
    mobileWhiteLogoImageUrl: logo('바탕색 헤더의 로고(모바일)', '비우면 PC 로고를 씁니다.'),
    pcLogoHeight: height('로고 높이(PC, px)', 40),
    bigPcLogoHeight: height('로고 높이(1921px 이상, px)', 50),
    mobileLogoHeight: z.number().int().min(16).max(40).default(28).meta({ title: '로고 높이(모바일, px)' }),
    showSearchButton: z.boolean().default(true).meta({ title: '검색 버튼' }),
    disableMobileButton: z.boolean().default(false).meta({ title: '모바일에서 오른쪽 버튼 숨기기' }),
    historyBackUrl: safeUrl.optional().meta({
      title: '뒤로 가기 주소',
      hint: '모바일 하위 페이지의 뒤로 버튼이 갈 곳입니다. 비우면 이전 페이지로 갑니다.',
    }),
    mobilePageTitle: line(30).default('').meta({
      title: '모바일 페이지 제목',
      hint: '모바일 하위 페이지의 뒤로 버튼 옆에 놓입니다. 비우면 페이지의 제목을 씁니다.',
    }),
    isThirdPage: z.boolean().default(false).meta({
      title: '항상 뒤로 버튼',
      hint: '모바일에서 첫 화면을 뺀 모든 페이지를 하위 페이지로 봅니다.',
    }),
    hasHomeHeader: z.boolean().default(false).meta({
      title: '항상 로고',
      hint: '모바일 하위 페이지에서도 뒤로 버튼 대신 로고를 보입니다.',
    }),
  })
  .prefault({})
  .meta({ title: '헤더 설정' })
export type HeaderConfig = z.infer<typeof headerConfig>

const buttonLooks = z
  .enum(['fill', 'line', 'text'])
  .meta({ title: '모양', labels: { fill: '채움', line: '테두리', text: '글자만' } })

/** Source: docs/product.md, H7. */
export const reservationButtonConfig = z
  .object({
    buttonReservationText: line(12).min(1).default('빠른예약').meta({ title: '글자' }),
    buttonReservationType: buttonLooks.default('fill'),
    buttonReservationTextColor: z
      .enum(['primary2', 'primary3', 'gray', 'white', 'black'])
      .default('white')
      .meta({
        title: '글자색',
        hint: '채움 버튼의 바탕은 글자색이 읽히는 쪽으로 정해집니다.',
        labels: {
          primary2: '밝은 대표색',
          primary3: '네온 강조색',
          gray: '회색',
          white: '흰색',
          black: '검은색',
        },
      }),
    buttonUrl: safeUrl.optional().meta({ title: '주소', hint: '비우면 시술 예약 창이 열립니다.' }),
  })
  .prefault({})
  .meta({ title: '예약 버튼' })
export type ReservationButtonConfig = z.infer<typeof reservationButtonConfig>

/** Source: docs/product.md, H8. */
const rightButton = z
  .object({
    buttonText: line(12).min(1).meta({ title: '글자' }),
    buttonType: buttonLooks.default('line'),
    buttonUrl: safeUrl.optional().meta({ title: '주소' }),
    useWidget: z
      .enum(['none', 'visit', 'treatment', 'consultation'])
      .default('none')
      .meta({
        title: '예약 창',
        labels: {
          none: '쓰지 않고 주소로 가기',
          visit: '내원 예약',
          treatment: '시술 예약',
          consultation: '전화 상담 신청',
        },
      }),
  })
  .refine(({ buttonUrl, useWidget }) => buttonUrl !== undefined || useWidget !== 'none', {
    path: ['buttonUrl'],
    message: '주소를 넣거나 예약 창을 골라야 합니다.',
  })
export type RightButton = z.infer<typeof rightButton>

/** The first is shown. */
export const rightButtonList = z.array(rightButton).max(3).default([]).meta({
  title: '오른쪽 버튼',
  hint: '첫 번째 버튼이 예약 버튼 왼쪽에 보입니다.',
})
