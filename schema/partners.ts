import { z } from 'zod'
import { visibility } from './gate.ts'
import { plainPhone } from './plain/phone.ts'
import { treatmentWords } from './plain/treatment-word.ts'
import { imageSource, line, paragraph, personName, safeUrl } from './primitives.ts'

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, '시각은 HH:MM 형식입니다.')
  .nullable()
  .default(null)
const text = (max = 200) => line(max).nullable().default(null)
/** A number that a page shows and a phone dials, service numbers (1588-0000) included. */
const dialled = () =>
  z
    .string()
    .overwrite(plainPhone)
    .refine((value) => value.length <= 30, '전화번호는 30자까지입니다.')
    .nullable()
    .default(null)
/** An address elsewhere: of a map, of a channel. */
const address = (title: string, hint = '') =>
  safeUrl.nullable().default(null).meta({ title, hint, control: 'outside' })
const ways = (title: string) =>
  z
    .array(line(300).meta({ title: '한 줄' }))
    .default([])
    .meta({ title })
const offset = (title: string) => z.number().default(60).meta({ title })
const audience = (title: string) => visibility.default('members').meta({ title })

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Partner information. Source: docs/product.md, C1. */
export const partnerInformation = z.object({
  partnerName: line(80)
    .min(1)
    .meta({ title: '병원 이름', hint: '등록된 상호입니다. 푸터와 예약 안내에 보입니다.' }),
  partnerLogoImageUrl: imageSource
    .nullable()
    .default(null)
    .meta({ title: '로고', hint: '밝은 바탕에 놓입니다. 비우면 이름을 글자로 씁니다.' }),
  partnerLightLogoImageUrl: imageSource.nullable().default(null).meta({
    title: '어두운 바탕의 로고',
    hint: '그림 위에 겹치는 투명 헤더에 놓이는 밝은 로고입니다. 비우면 이름을 흰 글자로 씁니다.',
  }),
  partnerGroupName: text(),
  partnerPhone: dialled().meta({ title: '다른 전화', hint: '대표 전화를 비웠을 때 푸터에 보입니다.' }),
  partnerTel: dialled().meta({
    title: '대표 전화',
    hint: '사이트의 전화 버튼과 푸터에 보입니다. 예: 02-1234-5678',
  }),
  displayName: text(80).meta({
    title: '보이는 이름',
    hint: '로고 자리와 검색 결과의 이름입니다. 비우면 병원 이름이 보입니다.',
  }),
  partnerCeoName: personName(80).nullable().default(null).meta({ title: '대표자' }),
  partnerFax: dialled(),
  partnerBusinessNumber: text(30).meta({ title: '사업자등록번호' }),
  partnerCopyRight: text().meta({ title: '저작권 표시', hint: '푸터의 맨 아래 줄입니다.' }),
  partnerAddress: text(300).meta({ title: '주소' }),
  partnerCode: text(40),
  googlePlaceId: text().meta({
    title: '구글 장소 ID',
    hint: '구글 리뷰를 부탁하는 링크에 씁니다. 예: ChIJ…',
  }),
  partnerInternationalTelCode: text(8),
  partnerParkingInfo: paragraph(500).nullable().default(null).meta({ title: '주차 안내' }),
  partnerParkingNotice: paragraph(500).nullable().default(null).meta({ title: '주차 유의 사항' }),
  partnerGroupInquiryUrl: address('단체 문의 주소'),
  lat: z
    .number()
    .min(-90)
    .max(90)
    .nullable()
    .default(null)
    .meta({ title: '위도', hint: '검색 엔진이 읽는 위치입니다. 예: 37.4979' }),
  lng: z.number().min(-180).max(180).nullable().default(null).meta({ title: '경도', hint: '예: 127.0276' }),
  naverMapUrl: address('네이버 지도 주소'),
  tMapUrl: address('티맵 주소'),
  googleMapUrl: address('구글 지도 주소'),
  kakaoMapUrl: address('카카오맵 주소'),
  wayToPartnerByBus: ways('버스로 오시는 길'),
  wayToPartnerBySubway: ways('지하철로 오시는 길'),
  /** `weekWeekend` shows weekday, Saturday, Sunday; anything else shows seven days. */
  operationTimeType: line(40).default('weekWeekend'),
  mondayOpen: time,
  mondayClose: time,
  mondayLunchStart: time,
  mondayLunchEnd: time,
  tuesdayOpen: time,
  tuesdayClose: time,
  tuesdayLunchStart: time,
  tuesdayLunchEnd: time,
  wednesdayOpen: time,
  wednesdayClose: time,
  wednesdayLunchStart: time,
  wednesdayLunchEnd: time,
  thursdayOpen: time,
  thursdayClose: time,
  thursdayLunchStart: time,
  thursdayLunchEnd: time,
  fridayOpen: time,
  fridayClose: time,
  fridayLunchStart: time,
  fridayLunchEnd: time,
  saturdayOpen: time,
  saturdayClose: time,
  saturdayLunchStart: time,
  saturdayLunchEnd: time,
  sundayOpen: time,
  sundayClose: time,
  sundayLunchStart: time,
  sundayLunchEnd: time,
  lunchStart: time,
  lunchEnd: time,
})
export type PartnerInformation = z.infer<typeof partnerInformation>

/** An id with which pages load an outside script. Only an owner sets it. Source: docs/product.md, X7. */
const scriptId = (max: number, title: string, hint: string) =>
  text(max).meta({ title, hint, access: 'owner' })

/** Source: docs/product.md, C2. */
export const partnerMarketingInfo = z.object({
  channelTalkId: scriptId(
    80,
    '채널톡 플러그인 키',
    '있으면 사이트에 채팅 상담이 보입니다. 채널톡의 설정에서 복사합니다.',
  ),
  domainUrl: address('사이트 주소', '예약 알림 문자의 링크가 이 주소로 시작합니다. 예: clinic.kr'),
  ga4Id: scriptId(40, '구글 애널리틱스 측정 ID', '예: G-ABC123DEF4'),
  ga4PropertyId: text(40),
  gtmId: scriptId(40, '구글 태그 관리자 ID', '예: GTM-ABC123'),
  naverAnalyticsId: scriptId(
    40,
    '네이버 공통 인증키',
    '네이버 광고의 프리미엄 로그 분석에서 복사합니다. 예: s_1a2b3c4d5e6f',
  ),
  kakaoPixelId: scriptId(40, '카카오 픽셀 ID', '카카오모먼트에서 복사합니다. 숫자만 있습니다.'),
  asksTagConsent: z.boolean().default(true).meta({
    title: '방문 분석 동의를 먼저 묻기',
    hint: '켜 두면 방문자가 동의한 뒤에만 분석 스크립트를 불러옵니다. 끄면 묻지 않고 불러오며, 방문자는 사이트 아래에서 거부할 수 있습니다.',
  }),
  instagramUrl: address('인스타그램 주소'),
  kakaoTalkUrl: address(
    '카카오톡 채널 주소',
    '있으면 사이트에 카카오톡 상담이 보입니다. 예: pf.kakao.com/_abc',
  ),
  languageId: z.number().int().nullable().default(null),
  naverBlogUrl: address('네이버 블로그 주소'),
  naverDomainCheckHtml: text(500).meta({
    title: '네이버 사이트 소유 확인',
    hint: '서치어드바이저가 주는 <meta name="naver-site-verification" …> 한 줄을 그대로 붙여 넣습니다.',
  }),
  naverTalkUrl: address('네이버 톡톡 주소'),
  youtubeUrl: address('유튜브 주소'),
  xUrl: address('X 주소'),
  facebookUrl: address('페이스북 주소'),
})

/** Source: docs/product.md, C3. */
export const homepageConfig = z.object({
  version: z.string().default('2'),
  hasPriceView: z
    .boolean()
    .default(true)
    .meta({ title: '가격 보이기', hint: '끄면 사이트와 예약 창 어디에도 가격이 없습니다.' }),
  isIncludeVat: z.boolean().default(true).meta({ title: '가격에 부가세 포함' }),
  /** What fixed texts call a treatment. Source: docs/product.md, C11. */
  treatmentWord: z
    .enum(treatmentWords)
    .default('시술')
    .meta({
      title: '시술을 부르는 말',
      labels: { 시술: '시술', 진료: '진료' },
      hint: '사이트와 예약 창의 정해진 글이 이 말을 씁니다. 예: 진료 선택, 진료 후 주의사항. 한의원은 진료가 알맞습니다. 직접 쓰신 글은 그대로입니다.',
    }),
  hideEventPageDefaultProductOption: z.boolean().default(false).meta({
    title: '이벤트에서 이벤트 옵션만 보이기',
    hint: '이벤트의 시술 목록에서, 이벤트에 들지 않은 옵션을 숨깁니다. 예약 창에서 이벤트를 고른 때도 같습니다.',
  }),
  exposureCategory: z.string().max(60).default('body').meta({
    title: '먼저 보일 시술 분류',
    names: 'product-categories',
    hint: '이 분류 아래의 분류를 시술 목록과 분류 화면에 보입니다. 이런 이름의 분류가 없으면 가장 위의 분류를 보입니다.',
  }),
  isIconExposure: z.boolean().default(false).meta({
    title: '분류에 그림 보이기',
    hint: '시술 목록의 분류에 그 분류의 그림을 작게 보입니다.',
  }),
  isForceReservation: z.boolean().default(false),
  reservationConfirm: text(40),
  reservationRange: text(40),
  reservationMode: z.string().default('STRICT'),
  homepageType: z.string().default('BRANDING'),
  useMedicalCharge: z.boolean().default(true).meta({
    title: '비급여 진료비 표 보이기',
    hint: '끄면 비급여 진료비 화면에 표 대신 안내 글이 보입니다. 게시할 의무(의료법 제45조)는 다른 곳에서 지켜야 합니다.',
  }),
  seoTitle: text(120).meta({ title: '홈의 제목', hint: '검색 결과와 브라우저 탭에 보입니다.' }),
  seoDescription: text(300).meta({ title: '사이트 설명', hint: '검색 결과에서 제목 아래에 보입니다.' }),
  seoKeywords: z.array(line(60).trim().min(1)).max(20).default([]).meta({
    title: '검색 키워드',
    hint: '검색 엔진에 알리는 말입니다(meta keywords). 모든 화면에 들어갑니다.',
  }),
  ogImageUrl: imageSource.nullable().default(null).meta({
    title: '공유 그림',
    hint: '카카오톡 등에 링크를 보낼 때 보입니다. 1200×630이 알맞습니다.',
    ratio: '1200:630',
  }),
  faviconImageUrl: imageSource.nullable().default(null).meta({
    title: '파비콘',
    hint: '브라우저 탭과 휴대폰 홈 화면의 아이콘입니다. 512×512부터 또렷합니다. 비우면 이름의 첫 글자를 대표색 위에 그립니다.',
    ratio: '1:1',
  }),
  faviconUpdatedAt: text(40),
  useWidget: z
    .boolean()
    .default(true)
    .meta({ title: '온라인 예약 버튼', hint: '끄면 사이트의 예약 버튼이 사라집니다.' }),
  popupType: z
    .enum(['LAYER', 'GRID'])
    .default('LAYER')
    .meta({ title: '팝업 보이는 방식', labels: { LAYER: '하나씩 차례로', GRID: '한꺼번에 나란히(PC)' } }),
  isPopupDimmed: z.boolean().default(true).meta({ title: '팝업 뒤를 어둡게' }),
  popupGridWidthCount: z.number().int().min(1).max(6).default(3).meta({ title: '한 줄의 팝업 수' }),
  popupTopOffset: offset('팝업과 화면 위 사이(px)'),
  popupLeftOffset: offset('팝업과 화면 왼쪽 사이(px)'),
  popupBottomOffset: offset('팝업과 화면 아래 사이(px)'),
  popupRightOffset: offset('팝업과 화면 오른쪽 사이(px)'),
  /** Audience of cases and reviews. Source: docs/product.md, G1. */
  beforeAfterVisibility: audience('전후 사진을 볼 수 있는 사람'),
  reviewVisibility: audience('후기를 볼 수 있는 사람'),
})

/** The origin of a site: scheme, host and port, and nothing after. Source: RFC 6454. */
export const httpsOrigin = z
  .string()
  .max(300)
  .regex(/^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9]\d{0,4})?$/, {
    error: 'https://로 시작하고 경로가 없는 주소여야 합니다. 예: https://event.clinic.kr',
    abort: true,
  })
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    '브라우저가 쓰는 그대로여야 합니다. 영문 소문자로, 포트 443 없이 적어 주세요.',
  )

/** Partner as an operator writes it. */
export const partnerProfile = partnerInformation.extend({
  /** Origins of other sites whose pages may read what is public, book, and hold the booking widget. */
  allowedOrigins: z
    .array(httpsOrigin.meta({ title: '주소' }))
    .max(20)
    .default([])
    .meta({
      title: '허용 사이트',
      hint: 'https로 시작하는 주소를 경로 없이 적습니다. 그 사이트의 예약 창은 이 병원의 예약을 받습니다.',
    }),
  partnerMarketingInfo: partnerMarketingInfo.prefault({}),
  homepageConfig: homepageConfig.prefault({}),
})
export type PartnerProfile = z.infer<typeof partnerProfile>

/** `GET /partners/this`. */
export const partner = partnerProfile.extend({ id: z.number().int().positive() })
export type Partner = z.infer<typeof partner>

/** `GET /partners/this/revision`: which published state the host shows now. */
export const partnerRevision = z.object({
  partnerId: z.number().int().positive(),
  revision: z.number().int().nonnegative(),
  /** Grows whenever something else that pages show has changed: a notice, a post, the hours. */
  changes: z.number().int().nonnegative(),
  /** There, and true, while the operator has stopped the site: it answers with 503. */
  isSuspended: z.boolean().optional(),
})
export type PartnerRevision = z.infer<typeof partnerRevision>

/** Addresses of a clinic's site, the main one first. */
export const partnerHosts = z.object({
  rows: z.array(z.object({ host: z.string(), isMain: z.boolean() })),
  /** Host that links in messages begin with; `null` where there is none. */
  linksTo: z.string().nullable(),
})
export type PartnerHosts = z.infer<typeof partnerHosts>
