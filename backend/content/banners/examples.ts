import type { bannersContract } from '#api/contract/banners.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const image = { src: '/_files/1/5f1d0f7c2b9a4e6d.webp', alt: '진료실', width: 1200, height: 800 }
const period = { startsAt: '2026-11-20T00:00:00.000Z', endsAt: null }

const banner = {
  id: 2,
  location: 'HOME_TOP',
  title: '겨울 보습 관리',
  description: '',
  pcImage: image,
  mobileImage: null,
  linkTo: '/events',
  weight: 1,
  ...period,
}

const examples: Examples<keyof typeof bannersContract> = {
  'GET /banners': {
    query: { bannerLocation: 'HOME_TOP' },
    response: { rows: [banner], validUntil: null },
  },
}

export default examples
