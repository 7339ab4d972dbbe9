import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { beforeAfterPictures } from '#demo/before-after-pictures.ts'
import { picturesOf, room } from '#demo/picture-of.ts'
import { drawLogo, palettes } from '#demo/pictures/draw.ts'
import { beforeAfters } from '../clinic/texts.ts'
import { beforeAfterCoverPictures } from './before-afters.ts'

const palette = palettes.sol
const name = '솔한의원'
const { light } = picturesOf(palette, '')

export const pictures: DemoPartner['pictures'] = {
  jar: {
    kind: 'jar',
    palette,
    seed: 2,
    width: 1120,
    height: 1400,
    alt: '창빛을 받은 달항아리와 붉은 매화 가지',
  },
  hills: {
    kind: 'hills',
    palette,
    seed: 4,
    width: 1680,
    height: 720,
    alt: '먹으로 그린 산과 소나무, 붉은 해',
  },
  herbs: { palette, ...room, kind: 'herbs', seed: 2, alt: '뿌리와 열매를 그린 약초 그림' },
  pulse: light('pulse', 1, room),
  room: light('hanok', 1, room),
  window: light('light', 3, room),
  pharmacy: light('drawers', 1, room),
  doctor: { kind: 'portrait', palette, seed: 4, width: 900, height: 1125, alt: '한지음 원장의 초상 그림' },
  ...beforeAfterPictures(palette, beforeAfters.length),
  ...beforeAfterCoverPictures,
  postWinter: light('pine', 1),
  postHerbs: light('shelf', 1),
  postBamboo: light('bamboo', 6),
  map: {
    kind: 'map',
    palette,
    seed: 4,
    width: 1200,
    height: 900,
    alt: '한옥마을 정류장에서 솔한의원까지의 약도',
  },
}

export const logos: DemoPartner['logos'] = {
  logo: { svg: drawLogo({ partner: 'sol', name, latin: 'SOL', palette, tone: 'color' }), alt: name },
}
