import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'
import type { ProcedureGroup } from '../procedures.ts'
import { groupPath, groups } from '../procedures.ts'

const home = { title: '홈', url: '/' }
const all = { title: '수술 안내', url: '/products' }

export const products = (images: DemoImages): DemoPage => ({
  pattern: '/products',
  title: '수술 안내',
  seo: {
    title: '수술 안내 · 미래성형외과의원',
    description:
      '눈, 코, 윤곽, 리프팅 수술과 주사, 피부 진료의 방법과 회복 기간, 비용을 안내합니다. 부산 해운대 미래성형외과의원.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        title: '수술 안내',
        lead: '부위별로 모았습니다. 수술 가격은 마취비와 부가세를 포함합니다.',
        image: images.sea,
      },
    },
    { component: 'ProductListSection', data: { badges: ['첫 방문', '학생', '건강보험'] } },
    { component: 'RecentProductSection', data: {} },
    {
      component: 'FeatureSection',
      data: {
        title: '상담에서 회복까지',
        ground: 'ink',
        layout: 'columns',
        items: [
          { title: '상담, 한 시간', text: '집도할 의사와 옛 사진을 보며 방향을 정합니다.' },
          { title: '사흘의 여유', text: '계획서를 들고 돌아가 생각하신 뒤 결정합니다.' },
          { title: '검사와 문진', text: '7일 전 검사, 하루 전 마취과 전문의의 전화.' },
          { title: '수술과 여섯 달', text: '1주, 1개월, 3개월, 6개월에 집도의가 봅니다.' },
        ],
      },
    },
    {
      component: 'FaqSection',
      data: {
        title: '결정하기 전에',
        more: { title: '질문 전체 보기', url: '/cscenter/faq' },
        choose: 'group',
        group: '결정하기 전에',
      },
    },
    {
      component: 'CallToActionSection',
      data: {
        title: '어떤 수술이 맞는지\n모르셔도 됩니다',
        text: '고민을 들려주시면 함께 찾겠습니다.',
        ground: 'ink',
        reserveTitle: '상담 예약',
      },
    },
  ],
})

const groupPage = (images: DemoImages, group: ProcedureGroup): DemoPage => ({
  pattern: groupPath(group),
  title: group.title,
  seo: {
    title: `${group.title} 수술 · 미래성형외과의원`,
    description: `${group.lead} ${group.procedures.map(({ title }) => title).join(', ')}의 방법과 회복, 비용을 안내합니다.`,
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: { breadcrumbs: [home, all], title: group.title, lead: group.lead },
    },
    {
      component: 'TreatmentSection',
      data: { layout: 'editorial', source: { type: 'categories', names: [group.title], count: 5 } },
    },
    {
      component: 'StatementSection',
      data: {
        layout: 'left',
        ground: 'surface',
        eyebrow: `${group.title} · 미래의 생각`,
        ...group.thought,
        image: images[group.picture],
      },
    },
    {
      component: 'FeatureSection',
      data: { title: '수술 전에 확인합니다', layout: 'columns', items: group.exam },
    },
    {
      component: 'DoctorSection',
      data: {
        eyebrow: '맡은 의사',
        ground: 'surface',
        layout: 'letter',
        choose: 'specialty',
        specialty: group.specialty,
        count: 1,
      },
    },
    {
      component: 'FaqSection',
      data: {
        title: '수술한 뒤에',
        more: { title: '질문 전체 보기', url: '/cscenter/faq' },
        choose: 'group',
        group: '수술한 뒤에',
      },
    },
  ],
})

/** A page for every group, by page key. */
export const productPages = (images: DemoImages): Record<string, DemoPage> =>
  Object.fromEntries(groups.map((group) => [`products-${group.key}`, groupPage(images, group)]))
