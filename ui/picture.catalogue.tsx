import type { CataloguePart } from './catalogue-part.ts'
import { LazyPicture } from './lazy-picture.tsx'
import { PartnerMark } from './partner-mark.tsx'
import { Picture } from './picture.tsx'

const image = {
  src: '/_catalogue/picture/1200x900/light.svg',
  alt: '부드럽게 번지는 빛',
  width: 1200,
  height: 900,
}
const broken = { ...image, src: '/_catalogue/nothing-here.webp', alt: '깨진 그림' }
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: '16px',
} as const
const sizes = '240px'

export default {
  title: '그림',
  description:
    '자리를 먼저 지키고, 화면 가까이 0.2초 머물면 불러옵니다. 없거나 깨지면 병원의 마크가 남습니다.',
  stories: {
    '처음 화면의 그림': () => (
      <div style={grid}>
        {(['landscape', 'portrait', 'square', 'screen'] as const).map((fit) => (
          <Picture key={fit} image={image} sizes={sizes} fit={fit} />
        ))}
      </div>
    ),
    '늦게 오는 그림': () => (
      <div style={grid}>
        {(['landscape', 'portrait', 'square', 'screen'] as const).map((fit, index) => (
          <LazyPicture key={fit} image={image} sizes={sizes} fit={fit} name="라온" index={index} />
        ))}
      </div>
    ),
    '그림이 없을 때': () => (
      <div style={grid}>
        {['라온피부과', '솔한의원', '미래성형외과'].map((name, index) => (
          <LazyPicture key={name} image={undefined} sizes={sizes} fit="landscape" name={name} index={index} />
        ))}
      </div>
    ),
    '깨진 그림': () => (
      <div style={grid}>
        <LazyPicture image={broken} sizes={sizes} fit="landscape" name="라온피부과" index={3} />
      </div>
    ),
    마크: () => (
      <div style={grid}>
        {[0, 1, 2, 3, 4].map((index) => (
          <PartnerMark key={index} name="가온" index={index} fit="square" />
        ))}
      </div>
    ),
  },
} satisfies CataloguePart
