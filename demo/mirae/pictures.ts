import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { drawLogo, palettes } from '#demo/pictures/draw.ts'
import { casePictures } from '#demo/case-pictures.ts'

const palette = palettes.mirae
const name = '미래성형외과의원'
const card = { palette, width: 900, height: 675 }
const doctor = { palette, kind: 'portrait', width: 900, height: 1125 } as const
const small = { palette, width: 720, height: 540 }
const room = { palette, width: 1200, height: 900 }

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
  statement: { ...room, kind: 'still', dark: true, seed: 2, alt: '어둠 속에서 달빛을 받은 화병과 나뭇가지' },

  groupEye: { ...card, kind: 'group', seed: 6, alt: '아치 창 안의 잎가지' },
  groupNose: { ...card, kind: 'group', seed: 5, alt: '아치 창 너머의 세로결 유리' },
  groupContour: { ...card, kind: 'group', seed: 2, alt: '아치 창 안의 비단 주름' },
  groupLifting: { ...card, kind: 'group', seed: 7, alt: '둥근 창 안의 꽃잎' },

  suture: { ...card, kind: 'botanical', seed: 5, alt: '금빛 해 앞의 가는 잎가지' },
  incision: { ...card, kind: 'petals', seed: 5, alt: '아이보리색 꽃잎' },
  blepharoplasty: { ...card, kind: 'light', seed: 2, alt: '벽에 비친 창과 잎 그림자' },
  rhinoplasty: { ...card, kind: 'still', seed: 4, alt: '아치와 공이 놓인 정물' },
  hump: { ...card, kind: 'glass', seed: 2, alt: '세로결 유리 너머의 둥근 빛' },
  revision: { ...card, kind: 'petals', seed: 2, dark: true, alt: '남색 어둠 속의 꽃잎' },
  chin: { ...card, kind: 'drops', seed: 1, dark: true, alt: '남색 위에 맺힌 물방울' },
  jaw: { ...card, kind: 'folds', seed: 3, alt: '크게 굽이치는 아이보리색 천' },
  liposuction: { ...card, kind: 'water', seed: 4, alt: '잔잔히 번지는 물결' },
  facelift: { ...card, kind: 'folds', seed: 1, alt: '위로 흐르는 천의 결' },
  brow: { ...card, kind: 'botanical', seed: 1, dark: true, alt: '남색 바탕에 금선으로 그린 은행 가지' },
  thread: { ...card, kind: 'folds', seed: 4, dark: true, alt: '가늘게 잡힌 남색 주름' },

  doctorSeo: { ...doctor, seed: 5, alt: '서지호 대표원장의 초상 그림' },
  doctorYoon: { ...doctor, seed: 8, alt: '윤채린 원장의 초상 그림' },
  doctorKang: { ...doctor, seed: 7, alt: '강태윤 원장의 초상 그림' },
  doctorMoon: { ...doctor, seed: 6, alt: '문세아 마취과장의 초상 그림' },

  doctorBae: { ...doctor, seed: 2, alt: '배수연 원장의 초상 그림' },
  doctorDo: { ...doctor, seed: 3, alt: '도유림 원장의 초상 그림' },

  fillWater: { ...small, kind: 'water', seed: 2, alt: '달빛이 번지는 물결' },
  toxinFolds: { ...small, kind: 'folds', seed: 6, alt: '잔잔하게 펴진 아이보리색 천' },
  skinGlow: { ...small, kind: 'glow', seed: 5, alt: '고르게 번지는 금빛' },
  repairGlass: { ...small, kind: 'glass', seed: 4, dark: true, alt: '맞닿은 두 장의 유리' },
  ...casePictures(palette),

  coverArch: { ...card, kind: 'glow', seed: 2, dark: true, alt: '' },
  coverGlass: { ...card, kind: 'glass', seed: 1, dark: true, alt: '' },

  lounge: { ...room, kind: 'interior', seed: 1, dark: true, alt: '둥근 조명 아래 긴 의자가 놓인 라운지' },
  hall: { ...room, kind: 'interior', seed: 4, alt: '아치가 겹쳐진 밝은 복도' },
  theatre: { ...room, kind: 'still', seed: 5, alt: '둥근 등 아래 놓인 그릇과 천' },
  ward: { ...room, kind: 'interior', seed: 6, alt: '낮은 침대와 커튼이 있는 회복실' },
  map: { ...room, kind: 'map', seed: 3, alt: '동백역 3번 출구에서 미래성형외과의원까지의 약도' },
}

export const logos: DemoPartner['logos'] = {
  logo: { svg: drawLogo({ partner: 'mirae', name, latin: 'MIRAE', palette, tone: 'color' }), alt: name },
}
