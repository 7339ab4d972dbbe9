import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { clinic } from './clinic/index.ts'
import { global } from './global.ts'
import { cscenter } from './pages/cscenter.ts'
import { eventsPage } from './pages/events.ts'
import { home } from './pages/home.ts'
import { info, infoPrice } from './pages/info.ts'
import { introduce, introduceSpace, introduceStaff } from './pages/introduce.ts'
import { productPages, products } from './pages/products.ts'
import { notFound, search } from './pages/system.ts'
import { logos, pictures } from './pictures/index.ts'
import { posters } from './popups.ts'
import { profile } from './profile.ts'
import { theme } from './theme.ts'

export const raon: DemoPartner = {
  code: 'raon',
  hosts: ['localhost', '127.0.0.1'],
  profile,
  profileImages: (images) => ({
    partnerLogoImageUrl: images.logo?.src ?? null,
    homepageConfig: { ...profile.homepageConfig, ogImageUrl: images.heroWide?.src ?? null },
  }),
  theme,
  keywords: ['기미', '여드름', '리프팅', '보톡스', '스킨부스터', '모공', '홍조', '잡티'],
  pictures,
  logos: { ...logos, ...posters },
  global,
  clinic,
  pages: (images) => ({
    home: home(images),
    introduce: introduce(images),
    'introduce-staff': introduceStaff(),
    'introduce-space': introduceSpace(images),
    info: info(images),
    'info-price': infoPrice(),
    products: products(),
    ...productPages(),
    events: eventsPage(),
    cscenter: cscenter(),
    search: search(),
    'not-found': notFound(),
  }),
}
