import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'
import { doctors } from '../doctors.ts'
import { afterFaqs, beforeFaqs, costFaqs } from '../faqs.ts'
import type { Procedure, ProcedureGroup } from '../procedures.ts'
import { groupPath, groups, procedurePath } from '../procedures.ts'
import { category } from '../treatments.ts'

const home = { title: '홈', url: '/' }
const all = { title: '수술 안내', url: '/products' }
const won = (price: number) => `${price.toLocaleString('ko-KR')}원`

export const products = (images: DemoImages): DemoPage => ({
  pattern: '/products',
  title: '수술 안내',
  seo: {
    title: '수술 안내 · 미래성형외과의원',
    description:
      '눈, 코, 윤곽, 리프팅 열두 가지 수술의 방법과 회복 기간, 비용을 안내합니다. 부산 해운대 미래성형외과의원.',
  },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        title: '수술 안내',
        lead: '상담이 많은 열두 가지를 부위별로 적었습니다. 가격은 마취비와 부가세를 포함합니다.',
        image: images.sea,
      },
    },
    ...groups.map((group, index) => ({
      component: 'TreatmentSection',
      data: {
        title: group.title,
        lead: group.lead,
        more: { title: `${group.title} 자세히`, url: groupPath(group) },
        ground: index % 2 ? 'surface' : 'plain',
        layout: 'list',
        categories: [category(images, group)],
      },
    })),
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
        items: beforeFaqs,
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
    { component: 'TreatmentSection', data: { layout: 'editorial', categories: [category(images, group)] } },
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
        doctors: doctors(images).slice(group.doctor, group.doctor + 1),
      },
    },
    {
      component: 'FaqSection',
      data: {
        title: '수술한 뒤에',
        more: { title: '질문 전체 보기', url: '/cscenter/faq' },
        items: afterFaqs,
      },
    },
  ],
})

function procedurePage(images: DemoImages, group: ProcedureGroup, procedure: Procedure): DemoPage {
  const { title, summary, suits, method, risks, duration, anaesthesia, stitches, recovery, price, picture } =
    procedure
  const { items, ...others } = category(images, group)
  return {
    pattern: procedurePath(group, procedure),
    title,
    seo: {
      title: `${title} · 미래성형외과의원`,
      description: `${summary} 걸리는 시간 ${duration}, 회복 ${recovery}. 방법과 부작용, 비용을 자세히 안내합니다.`,
    },
    blocks: [
      {
        component: 'PageTitleSection',
        data: {
          breadcrumbs: [home, all, { title: group.title, url: groupPath(group) }],
          title,
          lead: summary,
        },
      },
      {
        component: 'RichTextSection',
        data: {
          blocks: [
            { type: 'image', image: images[picture] },
            {
              type: 'table',
              caption: '한눈에 보기',
              head: ['시간', '마취', '실밥', '회복', '비용 (부가세 포함)'],
              rows: [[duration, anaesthesia, stitches, recovery, won(price)]],
            },
            { type: 'heading', text: '이런 분께 알맞습니다' },
            { type: 'list', items: suits },
            { type: 'heading', text: '수술 방법' },
            ...method.map((text) => ({ type: 'paragraph', text })),
            { type: 'heading', text: '부작용과 주의' },
            {
              type: 'paragraph',
              text: `${risks} 그 밖에 출혈, 감염, 부기, 멍, 흉터, 비대칭이 생길 수 있습니다.`,
            },
            {
              type: 'note',
              text: '회복 기간과 결과는 사람에 따라 다릅니다. 수술 전 의료진과 충분히 상담하세요.',
            },
          ],
        },
      },
      {
        component: 'TreatmentSection',
        data: {
          title: '함께 살펴보는 수술',
          ground: 'surface',
          layout: 'list',
          categories: [{ ...others, items: items.filter((item) => item.title !== title) }],
        },
      },
      {
        component: 'FaqSection',
        data: { title: '자주 묻는 질문', items: [...afterFaqs.slice(0, 2), ...costFaqs] },
      },
      {
        component: 'CallToActionSection',
        data: {
          title: `${title},\n먼저 상담부터`,
          ground: 'ink',
          reserveTitle: '상담 예약',
          link: { title: '비급여 진료비', url: '/info/price' },
        },
      },
    ],
  }
}

/** A page for every group and every operation in it, by page key. */
export const productPages = (images: DemoImages): Record<string, DemoPage> =>
  Object.fromEntries(
    groups.flatMap((group) => [
      [`products-${group.key}`, groupPage(images, group)] as const,
      ...group.procedures.map(
        (procedure) =>
          [`products-${group.key}-${procedure.key}`, procedurePage(images, group, procedure)] as const,
      ),
    ]),
  )
