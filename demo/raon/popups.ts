import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { palettes } from '#demo/pictures/draw.ts'
import { drawPoster } from '#demo/poster.ts'
import { words } from './poster-words.ts'

const palette = palettes.raon

export const posters: DemoPartner['logos'] = {
  popupSeason: {
    svg: drawPoster({ palette, kind: 'monstera', seed: 4, dark: true, words: words.season }),
    alt: '이달의 이벤트, 건조해지기 전에. 피부가 마르는 계절의 진료 네 가지. 기간과 가격은 이벤트에서 안내합니다.',
  },
  popupHoliday: {
    svg: drawPoster({ palette, kind: 'ginkgo', seed: 4, words: words.holiday }),
    alt: '휴진 안내, 쉬는 날. 일요일과 공휴일은 쉽니다. 평일은 저녁 8시까지 진료합니다.',
  },
  popupThreeMonths: {
    svg: drawPoster({ palette, kind: 'petals', seed: 9, words: words.threeMonths }),
    alt: '중요한 날을 앞두고, 석 달 전. 결과가 자리 잡는 데 오래 걸리는 진료를 먼저 시작합니다.',
  },
  popupOneMonth: {
    svg: drawPoster({ palette, kind: 'folds', seed: 9, words: words.oneMonth }),
    alt: '중요한 날을 앞두고, 한 달 전. 리프팅과 탄력은 이때까지 마치고 피부가 가라앉기를 기다립니다.',
  },
  popupOneWeek: {
    svg: drawPoster({ palette, kind: 'bowl', seed: 9, words: words.oneWeek }),
    alt: '중요한 날을 앞두고, 한 주 전. 새로운 시술은 하지 않습니다. 진정과 보습만 챙겨 드립니다.',
  },
  popupRecovery: {
    svg: drawPoster({ palette, kind: 'ward', seed: 4, words: words.recovery }),
    alt: '회복실 안내, 6층으로 옮겼습니다. 칸마다 조명을 따로 끌 수 있습니다. 승강기에서 내려 왼쪽입니다.',
  },
  popupPrices: {
    svg: drawPoster({ palette, kind: 'books', seed: 9, words: words.prices }),
    alt: '비급여 진료비, 부가세를 더했습니다. 표에 적힌 금액이 곧 내실 금액입니다. 궁금한 항목은 전화로 물어보세요.',
  },
}
