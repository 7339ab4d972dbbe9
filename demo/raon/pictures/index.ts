import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { drawLogo, palettes } from '#demo/pictures/draw.ts'
import { beforeAfterPictures } from '#demo/before-after-pictures.ts'
import { picturesOf, room } from '#demo/picture-of.ts'
import { beforeAfters } from '../clinic/before-afters.ts'
import { beforeAfterCoverPictures } from './before-afters.ts'
import { promotionPictures } from './promotions.ts'
import { categoryPictures, treatmentPictures } from './treatments.ts'

const palette = palettes.raon
const name = '라온피부과의원'
const doctor = { palette, kind: 'portrait', width: 900, height: 1125 } as const
const { light } = picturesOf(palette, '')

export const pictures: DemoPartner['pictures'] = {
  heroWide: {
    kind: 'hero',
    palette,
    dark: true,
    seed: 2,
    width: 1920,
    height: 1080,
    alt: '짙은 초록 바탕에 피어난 흰 꽃 한 송이',
  },
  heroTall: {
    kind: 'hero',
    palette,
    dark: true,
    seed: 2,
    width: 1080,
    height: 1440,
    alt: '짙은 초록 바탕에 피어난 흰 꽃 한 송이',
  },
  philosophy: { palette, ...room, kind: 'still', seed: 1, alt: '창빛이 드는 선반 위의 흰 화병과 나뭇가지' },
  banner: { palette, kind: 'light', seed: 3, width: 1680, height: 720, alt: '벽에 비친 창과 나뭇잎 그림자' },

  ...categoryPictures,
  ...treatmentPictures,
  ...promotionPictures,

  doctorHan: { ...doctor, seed: 2, alt: '한서윤 대표원장의 초상 그림' },
  doctorLee: { ...doctor, seed: 1, alt: '이도경 원장의 초상 그림' },
  doctorJung: { ...doctor, seed: 6, alt: '정하린 원장의 초상 그림' },
  doctorOh: { ...doctor, seed: 3, alt: '오민결 원장의 초상 그림' },
  doctorShin: { ...doctor, seed: 8, alt: '신예온 원장의 초상 그림' },
  doctorBaek: { ...doctor, seed: 7, alt: '백리안 원장의 초상 그림' },

  ...beforeAfterPictures(palette, beforeAfters.length),
  ...beforeAfterCoverPictures,

  lobby: light('lounge', 1, room),
  corridor: light('corridor', 1, room),
  washroom: light('powder-room', 1, room),
  recovery: light('ward', 1, room),
  studio: light('treatment', 1, room),
  map: { palette, ...room, kind: 'map', seed: 1, alt: '신논현역 5번 출구에서 라온피부과의원까지의 약도' },
}

export const logos: DemoPartner['logos'] = {
  logo: { svg: drawLogo({ partner: 'raon', name, latin: 'RAON', palette, tone: 'color' }), alt: name },
  logoWhite: { svg: drawLogo({ partner: 'raon', name, latin: 'RAON', palette, tone: 'white' }), alt: name },
}
