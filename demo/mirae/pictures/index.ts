import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { drawLogo, palettes } from '#demo/pictures/draw.ts'
import { beforeAfterPictures } from '#demo/before-after-pictures.ts'
import { picturesOf, room } from '#demo/picture-of.ts'
import { beforeAfters } from '../clinic/stories.ts'
import { beforeAfterCoverPictures } from './before-afters.ts'
import { promotionPictures } from './promotions.ts'
import { categoryPictures, treatmentPictures } from './treatments.ts'

const palette = palettes.mirae
const name = '미래성형외과의원'
const doctor = { palette, kind: 'portrait', width: 900, height: 1125 } as const
const { light, dark } = picturesOf(palette, '짙은 남색 바탕의')

export const pictures: DemoPartner['pictures'] = {
  hero: {
    kind: 'folds',
    palette,
    dark: true,
    seed: 5,
    width: 1500,
    height: 1350,
    alt: '빛을 받아 흐르는 짙은 남색 비단',
  },
  heroTall: {
    kind: 'folds',
    palette,
    dark: true,
    seed: 5,
    width: 1080,
    height: 1350,
    alt: '빛을 받아 흐르는 짙은 남색 비단',
  },
  sea: {
    kind: 'hills',
    palette,
    dark: true,
    seed: 2,
    width: 1680,
    height: 720,
    alt: '남색 산줄기 위에 뜬 금빛 달',
  },
  statement: {
    palette,
    ...room,
    kind: 'still',
    dark: true,
    seed: 2,
    alt: '어둠 속에서 달빛을 받은 화병과 나뭇가지',
  },

  ...categoryPictures,
  ...treatmentPictures,
  ...promotionPictures,

  doctorSeo: { ...doctor, seed: 9, alt: '서지호 대표원장의 초상 그림' },
  doctorYoon: { ...doctor, seed: 10, alt: '윤채린 원장의 초상 그림' },
  doctorKang: { ...doctor, seed: 11, alt: '강태윤 원장의 초상 그림' },
  doctorMoon: { ...doctor, seed: 13, alt: '문세아 마취과장의 초상 그림' },

  doctorBae: { ...doctor, seed: 12, alt: '배수연 원장의 초상 그림' },
  doctorDo: { ...doctor, seed: 5, alt: '도유림 원장의 초상 그림' },

  ...beforeAfterPictures(palette, beforeAfters.length),
  ...beforeAfterCoverPictures,

  lounge: dark('lounge', 1, room),
  consultation: light('consultation', 1, room),
  theatre: dark('treatment', 1, room),
  ward: light('ward', 1, room),
  safety: dark('surgical-lamp', 4, room),
  menuIntroduce: light('corridor', 1),
  menuProducts: light('folds', 1),
  map: { palette, ...room, kind: 'map', seed: 3, alt: '동백역 3번 출구에서 미래성형외과의원까지의 약도' },
}

export const logos: DemoPartner['logos'] = {
  logo: { svg: drawLogo({ partner: 'mirae', name, latin: 'MIRAE', palette, tone: 'color' }), alt: name },
}
