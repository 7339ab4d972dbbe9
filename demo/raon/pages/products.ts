import type { TreatmentCategory } from '#backend/seeds/clinic/clinic.ts'
import type { DemoPage } from '#backend/seeds/demo-partner.ts'
import { acne } from '../clinic/treatments/acne.ts'
import { lifting } from '../clinic/treatments/lifting.ts'
import { pigment } from '../clinic/treatments/pigment.ts'

export function products(): DemoPage {
  return {
    pattern: '/products',
    title: '진료 안내',
    seo: {
      title: '진료 안내 · 라온피부과의원',
      description:
        '리프팅과 탄력, 색소와 홍조, 여드름과 피부결. 라온피부과의원의 진료와 소요 시간, 비용을 안내합니다.',
    },
    blocks: [
      {
        component: 'PageTitleSection',
        data: {
          title: '진료 안내',
          lead: '고민에서 시작해 보세요. 같은 고민이라도 피부에 따라 순서가 달라집니다. 가격은 모두 부가세를 포함합니다.',
        },
      },
      { component: 'ProductListSection', data: { badges: ['첫 방문', '학생', '건강보험'] } },
      { component: 'RecentProductSection', data: {} },
      {
        component: 'RichTextSection',
        data: {
          ground: 'surface',
          title: '진료 전에 알아 두실 것',
          blocks: [
            {
              type: 'paragraph',
              text: '모든 진료에는 붉어짐, 부기, 멍, 딱지, 일시적인 색소 변화 등의 부작용이 생길 수 있으며, 드물게 화상이나 감염이 생길 수 있습니다. 결과는 피부 상태와 생활에 따라 다릅니다.',
            },
            {
              type: 'list',
              items: [
                '임신 중이거나 수유 중이신 분',
                '켈로이드 체질이거나 상처가 잘 아물지 않는 분',
                '빛에 예민해지는 약을 드시는 분',
                '한 달 안에 다른 레이저 진료를 받으신 분',
              ],
            },
            { type: 'paragraph', text: '위에 해당하시면 상담할 때 꼭 말씀해 주세요.' },
            { type: 'link', link: { title: '비급여 진료비 보기', url: '/info/price' } },
          ],
        },
      },
      {
        component: 'CallToActionSection',
        data: { title: '무엇이 필요한지\n함께 정해 보겠습니다', ground: 'primary' },
      },
    ],
  }
}

type Group = {
  category: TreatmentCategory
  lead: string
  /** What the doctor who sees to it has among their specialties. */
  specialty: string
}

const groups: Group[] = [
  {
    category: lifting,
    lead: '처짐은 피부, 지방, 근육이 함께 만듭니다. 어느 층의 문제인지 먼저 가려내고, 그 층에 맞는 방법을 고릅니다.',
    specialty: '리프팅',
  },
  {
    category: pigment,
    lead: '색은 깊이와 원인을 알아야 다룰 수 있습니다. 첫날은 레이저보다 사진을 먼저 찍습니다.',
    specialty: '색소',
  },
  {
    category: acne,
    lead: '지금 있는 것을 다스리고, 다시 나지 않게 하고, 남은 자국을 다룹니다. 순서를 바꾸지 않습니다.',
    specialty: '여드름',
  },
]

function product({ category, lead, specialty }: Group): DemoPage {
  const title = category.name
  return {
    pattern: `/products/${category.key}`,
    title,
    seo: {
      title: `${title} · 라온피부과의원`,
      description: `${category.treatments.map(({ name }) => name).join(', ')}. 소요 시간과 회복 기간, 비용과 알아 두실 점을 안내합니다. 라온피부과의원.`,
    },
    blocks: [
      {
        component: 'PageTitleSection',
        data: {
          breadcrumbs: [
            { title: '홈', url: '/' },
            { title: '진료 안내', url: '/products' },
          ],
          title,
          lead,
        },
      },
      {
        component: 'ProductListSection',
        data: { category: title, showCategories: false, showSearch: false },
      },
      {
        component: 'RichTextSection',
        data: {
          ground: 'surface',
          blocks: [
            {
              type: 'note',
              text: '붉어짐, 부기, 멍, 색소 변화, 드물게 화상과 감염이 생길 수 있습니다. 회복 기간과 결과는 사람에 따라 다르므로 진료 전 의료진과 충분히 상담하세요.',
            },
          ],
        },
      },
      {
        component: 'FaqSection',
        data: {
          title: '자주 묻는 질문',
          more: { title: '질문 전체 보기', url: '/cscenter/faq' },
          choose: 'group',
          group: title,
        },
      },
      {
        component: 'DoctorSection',
        data: {
          eyebrow: '담당 의사',
          ground: 'surface',
          layout: 'letter',
          choose: 'specialty',
          specialty,
          count: 1,
        },
      },
      {
        component: 'CallToActionSection',
        data: { title: `${title},\n먼저 보고 정하겠습니다`, ground: 'primary' },
      },
    ],
  }
}

/** One page a group of treatments, by page key. */
export const productPages = (): Record<string, DemoPage> =>
  Object.fromEntries(groups.map((group) => [`products-${group.category.key}`, product(group)]))
