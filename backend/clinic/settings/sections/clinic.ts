import { allRoles, publishingRoles } from '#api/call.ts'
import { partnerInformation } from '#schema/partners.ts'
import { z } from 'zod'
import { defineSetting } from '../define-setting.ts'
import { ofProfile } from '../profile.ts'

const of = partnerInformation.shape

/** What a phone dials, as a page has it: 02-1234-5678, 1588-0000. */
const isDialled: [(value: string | null) => boolean, string] = [
  (value) => value === null || /^[+(]{0,2}\d[\d ().-]{5,20}\d$/.test(value),
  '전화번호는 02-1234-5678이나 1588-0000처럼 적어 주세요.',
]

export default defineSetting({
  name: 'clinic',
  title: '병원 정보',
  description: '이름과 연락처, 오시는 길. 사이트의 푸터와 오시는 길에 바로 보입니다.',
  place: 10,
  ...ofProfile(
    z.object({
      partnerName: of.partnerName,
      displayName: of.displayName,
      partnerLogoImageUrl: of.partnerLogoImageUrl,
      partnerLightLogoImageUrl: of.partnerLightLogoImageUrl,
      partnerTel: of.partnerTel.refine(...isDialled),
      partnerPhone: of.partnerPhone.refine(...isDialled),
      partnerAddress: of.partnerAddress,
      partnerCeoName: of.partnerCeoName,
      partnerBusinessNumber: of.partnerBusinessNumber.refine(
        (value) => value === null || /^\d{3}-\d{2}-\d{5}$/.test(value),
        '사업자등록번호는 120-00-00142처럼 숫자 열 자리와 붙임표로 적어 주세요.',
      ),
      partnerCopyRight: of.partnerCopyRight,
      wayToPartnerBySubway: of.wayToPartnerBySubway,
      wayToPartnerByBus: of.wayToPartnerByBus,
      partnerParkingInfo: of.partnerParkingInfo,
      partnerParkingNotice: of.partnerParkingNotice,
      naverMapUrl: of.naverMapUrl,
      kakaoMapUrl: of.kakaoMapUrl,
      tMapUrl: of.tMapUrl,
      googleMapUrl: of.googleMapUrl,
      lat: of.lat,
      lng: of.lng,
      googlePlaceId: of.googlePlaceId,
    }),
  ),
  access: { read: allRoles, write: publishingRoles },
  page: '/info',
  sample: {
    partnerName: '단장의원',
    partnerTel: '02-1234-5678',
    partnerBusinessNumber: '120-00-00142',
    wayToPartnerBySubway: ['2호선 강남역 10번 출구에서 걸어서 3분'],
  },
})
