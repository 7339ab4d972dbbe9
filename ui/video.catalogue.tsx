import type { CataloguePart } from './catalogue-part.ts'
import { Video } from './video.tsx'

const poster = { src: '/_catalogue/picture/1600x900/video.svg', alt: '', width: 1600, height: 900 }
const narrow = { maxWidth: '640px' }

export default {
  title: '영상',
  description: '유튜브, 비메오, 네이버TV, 카카오TV의 어떤 주소든 소리 없이 재생되는 화면이 됩니다.',
  stories: {
    '눌러서 재생, 그림 있음': () => (
      <div style={narrow}>
        <Video link="https://youtu.be/aqz-KE-bpKQ" title="병원 둘러보기" poster={poster} start="asked" />
      </div>
    ),
    '눌러서 재생, 그림 없음': () => (
      <div style={narrow}>
        <Video link="https://vimeo.com/76979871" title="원장 인사" start="asked" />
      </div>
    ),
    '가까이 오면 저절로': () => (
      <div style={narrow}>
        <Video link="https://tv.naver.com/v/28397077" title="진료 과정" />
      </div>
    ),
  },
} satisfies CataloguePart
