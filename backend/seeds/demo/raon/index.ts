import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { privacyPolicy, termsOfService } from '../legal.ts'
import { clinic } from './clinic/index.ts'
import { global } from './global.ts'
import { legal } from './legal.ts'
import { cscenter, cscenterFaq } from './pages/cscenter.ts'
import { eventsPage } from './pages/events.ts'
import { home } from './pages/home.ts'
import { info, infoPrice } from './pages/info.ts'
import { introduce, introduceSpace, introduceStaff } from './pages/introduce.ts'
import { productPages, products } from './pages/products.ts'
import { notFound, search } from './pages/system.ts'
import { logos, pictures } from './pictures.ts'
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
  pages: (images, calendar) => ({
    home: home(images, calendar),
    introduce: introduce(images),
    'introduce-staff': introduceStaff(images),
    'introduce-space': introduceSpace(images),
    info: info(images),
    'info-price': infoPrice(),
    products: products(images),
    ...productPages(images),
    events: eventsPage(images, calendar),
    cscenter: cscenter(calendar),
    'cscenter-faq': cscenterFaq(),
    search: search(),
    'terms-of-service': termsOfService(legal),
    'privacy-policy': privacyPolicy(legal),
    'not-found': notFound(),
  }),
}
