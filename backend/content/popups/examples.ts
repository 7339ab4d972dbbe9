import type { popupsContract } from '#api/contract/popups.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const image = { src: '/_files/1/5f1d0f7c2b9a4e6d.webp', alt: '진료실', width: 1200, height: 800 }

const period = { startsAt: '2026-11-20T00:00:00.000Z', endsAt: null }

const popup = {
  id: 3,
  title: '12월 야간 진료 안내',
  locations: ['/'],
  weight: 1,
  devices: ['PC' as const, 'MOBILE' as const],
  popupItems: [
    {
      id: 6,
      title: '야간 진료',
      weight: 1,
      linkTo: '/cscenter/notice',
      pcContent: image,
      mobileContent: null,
      devices: ['PC' as const, 'MOBILE' as const],
    },
  ],
  pcWidth: 3,
  pcHeight: 4,
  pcSizeType: 'RATIO' as const,
  mobileWidth: 3,
  mobileHeight: 4,
  isAutoPlacement: true,
  direction: 'CENTER' as const,
  ...period,
}

const validUntil = '2026-11-25T00:00:00.000Z'

const examples: Examples<keyof typeof popupsContract> = {
  'GET /customer/popups': {
    query: {},
    response: { rows: [popup], validUntil },
  },
}

export default examples
