import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { clinic } from './clinic/index.ts'
import { global } from './global.ts'
import { cscenter } from './pages/cscenter.ts'
import { eventsPage } from './pages/events.ts'
import { home } from './pages/home.ts'
import { info, infoPrice } from './pages/info.ts'
import { introduce, introduceSafety, introduceSpace, introduceStaff } from './pages/introduce.ts'
import { productPages, products } from './pages/products.ts'
import { notFound, search } from './pages/system.ts'
import { logos, pictures } from './pictures/index.ts'
import { posters } from './popups.ts'
import { profile } from './profile.ts'
import { theme } from './theme.ts'

export const mirae: DemoPartner = {
  code: 'mirae',
  hosts: ['mirae.localhost'],
  profile,
  profileImages: (images) => ({
    partnerLogoImageUrl: images.logo?.src ?? null,
    homepageConfig: { ...profile.homepageConfig, ogImageUrl: images.hero?.src ?? null },
  }),
  theme,
  keywords: ['쌍꺼풀', '눈매 교정', '코끝', '코 재수술', '이중턱', '안면거상', '실리프팅', '마취'],
  pictures,
  logos: { ...logos, ...posters },
  global,
  clinic,
  pages: (images) => ({
    home: home(images),
    introduce: introduce(images),
    'introduce-staff': introduceStaff(),
    'introduce-safety': introduceSafety(images),
    'introduce-space': introduceSpace(images),
    info: info(images),
    'info-price': infoPrice(),
    products: products(images),
    ...productPages(images),
    events: eventsPage(),
    cscenter: cscenter(),
    search: search(),
    'not-found': notFound(),
  }),
}
