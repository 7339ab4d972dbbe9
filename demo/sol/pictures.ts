import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { casePictures } from '#demo/case-pictures.ts'
import { drawLogo, palettes } from '#demo/pictures/draw.ts'

const palette = palettes.sol
const name = '솔한의원'

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
  herbs: { kind: 'herbs', palette, seed: 2, width: 1200, height: 900, alt: '뿌리와 열매를 그린 약초 그림' },
  bamboo: { kind: 'bamboo', palette, seed: 4, width: 1200, height: 900, alt: '붉은 해 앞의 대나무' },
  room: {
    kind: 'interior',
    palette,
    seed: 1,
    width: 1200,
    height: 900,
    alt: '낮은 의자와 화분이 놓인 진료실',
  },
  window: { kind: 'light', palette, seed: 3, width: 1200, height: 900, alt: '벽에 든 창빛과 잎 그림자' },
  doctor: { kind: 'portrait', palette, seed: 4, width: 900, height: 1125, alt: '한지음 원장의 초상 그림' },
  ...casePictures(palette),
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
