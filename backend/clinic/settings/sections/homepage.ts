import { allRoles, publishingRoles } from '#api/call.ts'
import { homepageConfig } from '#schema/partners.ts'
import { z } from 'zod'
import { defineSetting } from '../define-setting.ts'
import { ofProfile } from '../profile.ts'

const of = homepageConfig.shape

export default defineSetting({
  name: 'homepage',
  title: '홈페이지',
  description:
    '가격과 후기를 누구에게 보일지, 시술과 분류를 어떻게 보일지, 검색과 공유에 어떻게 보일지, 팝업을 어떻게 띄울지.',
  place: 50,
  ...ofProfile(
    z.object({
      hasPriceView: of.hasPriceView,
      isIncludeVat: of.isIncludeVat,
      treatmentWord: of.treatmentWord,
      useWidget: of.useWidget,
      useMedicalCharge: of.useMedicalCharge,
      hideEventPageDefaultProductOption: of.hideEventPageDefaultProductOption,
      exposureCategory: of.exposureCategory,
      isIconExposure: of.isIconExposure,
      beforeAfterVisibility: of.beforeAfterVisibility,
      reviewVisibility: of.reviewVisibility,
      seoTitle: of.seoTitle,
      seoDescription: of.seoDescription,
      seoKeywords: of.seoKeywords,
      ogImageUrl: of.ogImageUrl,
      faviconImageUrl: of.faviconImageUrl,
      popupType: of.popupType,
      isPopupDimmed: of.isPopupDimmed,
      popupGridWidthCount: of.popupGridWidthCount,
      popupTopOffset: of.popupTopOffset,
      popupRightOffset: of.popupRightOffset,
      popupBottomOffset: of.popupBottomOffset,
      popupLeftOffset: of.popupLeftOffset,
    }),
    'homepageConfig',
  ),
  access: { read: allRoles, write: publishingRoles },
  page: '/',
  sample: { seoTitle: '단장의원 | 강남 피부과' },
})
