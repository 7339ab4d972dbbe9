import type { DemoPartner } from '#backend/seeds/demo-partner.ts'

/** The least a partner can have: no phone, no messenger, no social links, no map links, no prices. */
export const profile: DemoPartner['profile'] = {
  partnerName: '솔한의원',
  partnerCeoName: '한지음',
  partnerBusinessNumber: '402-00-00309',
  partnerAddress: '전북특별자치도 전주시 완산구 단장골목 9',
  wayToPartnerByBus: ['전동성당·한옥마을 정류장에서 골목을 따라 걸어서 6분'],
  mondayOpen: '09:30',
  mondayClose: '18:00',
  tuesdayOpen: '09:30',
  tuesdayClose: '18:00',
  wednesdayOpen: '09:30',
  wednesdayClose: '18:00',
  thursdayOpen: '09:30',
  thursdayClose: '18:00',
  fridayOpen: '09:30',
  fridayClose: '18:00',
  saturdayOpen: '09:30',
  saturdayClose: '13:00',
  lunchStart: '12:30',
  lunchEnd: '14:00',
  homepageConfig: {
    hasPriceView: false,
    useMedicalCharge: false,
    seoTitle: '솔한의원 · 전주',
    seoDescription: '전주 한옥마을 골목의 솔한의원. 한의사 한 사람이 한 시간에 한 분을 만납니다.',
    seoKeywords: ['솔한의원', '전주 한의원'],
  },
}
