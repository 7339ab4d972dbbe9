import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { palettes } from '#backend/seeds/pictures/draw.ts'
import { drawPoster } from '../poster.ts'
import { words } from './poster-words.ts'

const palette = palettes.raon

export const posters: DemoPartner['logos'] = {
  popupSeason: {
    svg: drawPoster({ palette, kind: 'drops', seed: 5, dark: true, words: words.season }),
    alt: '11–12월 이벤트, 건조해지기 전에. 피부가 마르는 계절의 진료 네 가지. 2026년 11월 1일부터 12월 31일까지.',
  },
  popupHoliday: {
    svg: drawPoster({ palette, kind: 'botanical', seed: 4, words: words.holiday }),
    alt: '연말에 쉬는 날. 12월 25일 금요일과 1월 1일 금요일은 쉽니다. 나머지 평일은 저녁 8시까지 진료합니다.',
  },
}
