import type { CataloguePart } from './catalogue-part.ts'
import { HeadedSection } from './headed-section.tsx'
import { Section, SectionHead } from './layout.tsx'

const words = {
  eyebrow: '진료 안내',
  title: '피부가 필요로 하는 만큼만',
  lead: '여러 장비를 갖추기보다, 필요한 진료를 정확히 고르는 일에 시간을 씁니다.',
}

export default {
  title: '구역과 제목',
  description: '구역의 바탕과 여백, 소제목·제목·설명·더 보기의 자리.',
  stories: {
    바탕색: () => (
      <HeadedSection data={{ ...words, more: { title: '전체 보기', url: '/products' } }}>
        <p>구역의 내용</p>
      </HeadedSection>
    ),
    '연한 배경': () => (
      <Section {...words} ground="surface">
        <p>구역의 내용</p>
      </Section>
    ),
    '진한 배경': () => (
      <Section {...words} ground="ink">
        <p>구역의 내용</p>
      </Section>
    ),
    '제목만 따로': () => <SectionHead title="제목만 있을 때" />,
  },
} satisfies CataloguePart
