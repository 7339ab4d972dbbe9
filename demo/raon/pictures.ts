import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { drawLogo, palettes } from '#demo/pictures/draw.ts'
import { casePictures } from '#demo/case-pictures.ts'

const palette = palettes.raon
const name = '라온피부과의원'
const card = { palette, width: 900, height: 675 }
const doctor = { palette, kind: 'portrait', width: 900, height: 1125 } as const
const small = { palette, width: 720, height: 540 }
const room = { palette, width: 1200, height: 900 }

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
  philosophy: { ...room, kind: 'still', seed: 1, alt: '창빛이 드는 선반 위의 흰 화병과 나뭇가지' },
  banner: { palette, kind: 'light', seed: 3, width: 1680, height: 720, alt: '벽에 비친 창과 나뭇잎 그림자' },

  ultrasound: { ...card, kind: 'folds', seed: 3, alt: '부드럽게 접힌 연둣빛 천' },
  radiofrequency: { ...card, kind: 'water', seed: 2, alt: '물 위로 번지는 동그란 물결' },
  botulinum: { ...card, kind: 'folds', seed: 1, alt: '잔잔하게 펴진 천의 결' },
  thread: { ...card, kind: 'botanical', seed: 5, alt: '위로 뻗은 잎가지를 그린 가는 선' },
  toning: { ...card, kind: 'glow', seed: 2, alt: '옅은 초록으로 번지는 빛' },
  melasma: { ...card, kind: 'petals', seed: 2, alt: '겹겹이 포개진 흰 꽃잎' },
  vascular: { ...card, kind: 'glass', seed: 1, alt: '결이 있는 유리 너머의 둥근 빛' },
  spots: { ...card, kind: 'drops', seed: 4, alt: '맑은 면에 맺힌 크고 작은 물방울' },
  acne: { ...card, kind: 'drops', seed: 1, alt: '고르게 맺힌 투명한 물방울' },
  microneedle: { ...card, kind: 'glass', seed: 5, alt: '세로결 유리에 비친 초록빛' },
  scar: { ...card, kind: 'petals', seed: 5, alt: '아래에서 올려다본 꽃잎' },
  booster: { ...card, kind: 'drops', seed: 5, dark: true, alt: '짙은 초록 위에 맺힌 물방울' },

  neck: { ...small, kind: 'folds', seed: 6, alt: '길게 흐르는 연둣빛 천' },
  filler: { ...small, kind: 'water', seed: 5, alt: '고요한 물에 번지는 동심원' },
  collagen: { ...small, kind: 'petals', seed: 7, alt: '가운데로 모이는 흰 꽃잎' },
  soothing: { ...small, kind: 'water', seed: 3, alt: '잔잔한 물결' },
  peel: { ...small, kind: 'folds', seed: 8, alt: '얇게 겹친 천의 결' },
  glassBand: { ...small, kind: 'glass', seed: 3, dark: true, alt: '짙은 초록빛 유리의 세로결' },
  laserLine: { ...small, kind: 'glow', seed: 6, alt: '한쪽에서 번져 오는 빛' },
  scalp: { ...small, kind: 'botanical', seed: 3, alt: '가지런히 뻗은 잎맥' },
  leafQuiet: { ...small, kind: 'light', seed: 1, alt: '벽에 드리운 잎 그림자' },
  drops2: { ...small, kind: 'drops', seed: 3, alt: '면에 맺힌 작은 물방울' },
  folds: { ...small, kind: 'folds', seed: 2, alt: '부드럽게 주름진 천' },

  exhibitionDry: { ...small, kind: 'light', seed: 4, alt: '창빛이 길게 드는 벽' },
  exhibitionFirst: { ...small, kind: 'botanical', seed: 2, alt: '막 돋은 잎을 단 가지' },
  exhibitionDay: { ...small, kind: 'petals', seed: 3, alt: '활짝 핀 꽃잎' },
  exhibitionSummer: { ...small, kind: 'water', seed: 1, alt: '햇빛이 비치는 물결' },
  brandingTone: { ...small, kind: 'glow', seed: 1, alt: '고르게 번지는 빛' },
  brandingScar: { ...small, kind: 'glass', seed: 2, alt: '유리 너머로 겹친 면' },

  eventStudent: { ...card, kind: 'botanical', seed: 1, alt: '둥근 해 앞의 은행나무 가지' },
  eventWinter: { ...card, kind: 'still', seed: 4, alt: '둥근 아치와 공이 놓인 흰 정물' },

  doctorHan: { ...doctor, seed: 2, alt: '한서윤 대표원장의 초상 그림' },
  doctorLee: { ...doctor, seed: 1, alt: '이도경 원장의 초상 그림' },
  doctorJung: { ...doctor, seed: 6, alt: '정하린 원장의 초상 그림' },
  doctorOh: { ...doctor, seed: 3, alt: '오민결 원장의 초상 그림' },
  doctorShin: { ...doctor, seed: 8, alt: '신예온 원장의 초상 그림' },
  doctorBaek: { ...doctor, seed: 7, alt: '백리안 원장의 초상 그림' },

  ...casePictures(palette),
  coverGlow: { ...card, kind: 'glow', seed: 4, alt: '' },
  coverLight: { ...card, kind: 'light', seed: 5, alt: '' },

  lobby: { ...room, kind: 'interior', seed: 1, alt: '긴 의자와 화분이 놓인 밝은 대기실' },
  corridor: { ...room, kind: 'interior', seed: 4, alt: '둥근 아치가 이어지는 진료실 앞 복도' },
  washroom: { ...room, kind: 'still', seed: 6, alt: '둥근 그릇과 수건이 놓인 세안실의 선반' },
  recovery: { ...room, kind: 'interior', seed: 3, alt: '긴 창 아래 의자가 놓인 회복실' },
  studio: { ...room, kind: 'interior', seed: 6, alt: '빈 의자 하나가 놓인 기록실' },
  map: { ...room, kind: 'map', seed: 1, alt: '신논현역 5번 출구에서 라온피부과의원까지의 약도' },
}

export const logos: DemoPartner['logos'] = {
  logo: { svg: drawLogo({ partner: 'raon', name, latin: 'RAON', palette, tone: 'color' }), alt: name },
  logoWhite: { svg: drawLogo({ partner: 'raon', name, latin: 'RAON', palette, tone: 'white' }), alt: name },
}
