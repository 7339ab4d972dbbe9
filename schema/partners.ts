import { z } from 'zod'
import { visibility } from './gate.ts'
import { imageSource, line, paragraph, safeUrl } from './primitives.ts'

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, '시각은 HH:MM 형식입니다.')
  .nullable()
  .default(null)
const text = (max = 200) => line(max).nullable().default(null)
const address = safeUrl.nullable().default(null)

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
  partnerName: line(80).min(1),
  partnerLogoImageUrl: imageSource.nullable().default(null),
  partnerGroupName: text(),
  partnerPhone: text(30),
  partnerTel: text(30),
  displayName: text(80),
  partnerCeoName: text(80),
  partnerFax: text(30),
  partnerBusinessNumber: text(30),
  partnerCopyRight: text(),
  partnerAddress: text(300),
  partnerCode: text(40),
  googlePlaceId: text(),
  partnerInternationalTelCode: text(8),
  partnerParkingInfo: paragraph(500).nullable().default(null),
  partnerParkingNotice: paragraph(500).nullable().default(null),
  partnerGroupInquiryUrl: address,
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
  naverMapUrl: address,
  tMapUrl: address,
  googleMapUrl: address,
  kakaoMapUrl: address,
  wayToPartnerByBus: z.array(line(300)).default([]),
  wayToPartnerBySubway: z.array(line(300)).default([]),
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

/** Source: docs/product.md, C2. */
export const partnerMarketingInfo = z.object({
  channelTalkId: text(80),
  domainUrl: address,
  ga4Id: text(40),
  ga4PropertyId: text(40),
  gtmId: text(40),
  instagramUrl: address,
  kakaoTalkUrl: address,
  languageId: z.number().int().nullable().default(null),
  naverBlogUrl: address,
  naverDomainCheckHtml: text(500),
  naverTalkUrl: address,
  youtubeUrl: address,
  xUrl: address,
  facebookUrl: address,
})

/** Source: docs/product.md, C3. */
export const homepageConfig = z.object({
  version: z.string().default('2'),
  hasPriceView: z.boolean().default(true),
  isIncludeVat: z.boolean().default(true),
  hideEventPageDefaultProductOption: z.boolean().default(false),
  exposureCategory: z.string().default('body'),
  isIconExposure: z.boolean().default(false),
  isForceReservation: z.boolean().default(false),
  reservationConfirm: text(40),
  reservationRange: text(40),
  reservationMode: z.string().default('STRICT'),
  homepageType: z.string().default('BRANDING'),
  useMedicalCharge: z.boolean().default(true),
  seoTitle: text(120),
  seoDescription: text(300),
  seoKeywords: z.array(z.string()).default([]),
  ogImageUrl: imageSource.nullable().default(null),
  faviconUpdatedAt: text(40),
  useWidget: z.boolean().default(true),
  popupType: z.enum(['LAYER', 'GRID']).default('LAYER'),
  isPopupDimmed: z.boolean().default(true),
  popupGridWidthCount: z.number().int().min(1).max(6).default(3),
  popupTopOffset: z.number().default(60),
  popupLeftOffset: z.number().default(60),
  popupBottomOffset: z.number().default(60),
  popupRightOffset: z.number().default(60),
  /** Audience of cases and reviews. Source: docs/product.md, G1. */
  beforeAfterVisibility: visibility.default('members'),
  reviewVisibility: visibility.default('members'),
})

/** Partner as an operator writes it. */
export const partnerProfile = partnerInformation.extend({
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
})
export type PartnerRevision = z.infer<typeof partnerRevision>
