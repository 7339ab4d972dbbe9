import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { palettes } from '#demo/pictures/draw.ts'
import { drawPoster } from '#demo/poster.ts'
import { words } from './poster-words.ts'

const palette = palettes.mirae

export const posters: DemoPartner['logos'] = {
  popupSeason: {
    svg: drawPoster({ palette, kind: 'hills', seed: 2, dark: true, words: words.winter }),
    alt: '이달의 이벤트, 좋은 계절에. 회복할 날을 넉넉히 두고. 기간은 이벤트에서 안내합니다.',
  },
  popupHoliday: {
    svg: drawPoster({ palette, kind: 'pine', seed: 4, words: words.holiday }),
    alt: '알림, 휴진 안내. 일요일과 공휴일은 쉽니다. 수요일은 오후 2시부터 진료합니다.',
  },
  popupSafety: {
    svg: drawPoster({ palette, kind: 'candle', seed: 4, words: words.safety }),
    alt: '마취와 안전, 곁에 있습니다. 깨어나실 때까지 마취통증의학과 전문의가 자리를 지킵니다.',
  },
}
