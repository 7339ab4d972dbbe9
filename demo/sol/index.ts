import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { clinic } from './clinic/index.ts'
import { global } from './global.ts'
import { cscenter, info, notFound, products, search } from './pages/guide.ts'
import { home } from './pages/home.ts'
import { introduce, introduceSpace, introduceStaff } from './pages/introduce.ts'
import { logos, pictures } from './pictures/index.ts'
import { profile } from './profile.ts'
import { theme } from './theme.ts'

export const sol: DemoPartner = {
  code: 'solo',
  hosts: ['solo.localhost'],
  profile,
  profileImages: (images) => ({ partnerLogoImageUrl: images.logo?.src ?? null }),
  theme,
  keywords: ['허리', '잠', '체기', '추나'],
  pictures,
  logos,
  global,
  clinic,
  pages: (images) => ({
    home: home(images),
    introduce: introduce(images),
    'introduce-staff': introduceStaff(),
    'introduce-space': introduceSpace(images),
    info: info(images),
    products: products(images),
    cscenter: cscenter(),
    search: search(),
    'not-found': notFound(),
  }),
}
