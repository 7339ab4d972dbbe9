import type { TreatmentCategory } from '#backend/seeds/clinic/clinic.ts'
import { durationOf } from '#backend/seeds/clinic/compose.ts'
import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'
import { acne } from '../clinic/treatments/acne.ts'
import { lifting } from '../clinic/treatments/lifting.ts'
import { pigment } from '../clinic/treatments/pigment.ts'
import { doctors } from '../doctors.ts'
import { careFaqs } from '../faqs.ts'
import { shownTreatments, treatments } from '../treatments.ts'

export function products(images: DemoImages): DemoPage {
  const shown = treatments(images)
  return {
    pattern: '/products',
    title: '진료 안내',
    seo: {
      title: '진료 안내 · 라온피부과의원',
      description:
        '리프팅과 탄력, 색소와 홍조, 여드름과 피부결. 라온피부과의원의 진료와 걸리는 시간, 비용을 안내합니다.',
    },
    blocks: [
      {
        component: 'PageTitleSection',
        data: {
          title: '진료 안내',
          lead: '고민에서 시작해 보세요. 같은 고민이라도 피부에 따라 순서가 달라집니다. 가격은 모두 부가세를 포함합니다.',
        },
      },
      {
        component: 'TreatmentSection',
        data: { layout: 'grid', categories: [shown.lifting, shown.pigment, shown.acne] },
      },
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
  /** Place in the list of doctors. */
  doctor: number
  faq: { question: string; answer: string }[]
}

const groups: Group[] = [
  {
    category: lifting,
    lead: '처짐은 피부, 지방, 근육이 함께 만듭니다. 어느 층의 문제인지 먼저 가려내고, 그 층에 맞는 방법을 고릅니다.',
    doctor: 0,
    faq: [
      {
        question: '리프팅은 몇 살부터 받나요?',
        answer:
          '나이보다 처짐의 정도와 피부 두께를 봅니다. 아직 필요하지 않다면 자외선 차단과 보습으로 충분하다고 말씀드립니다.',
      },
      {
        question: '초음파와 고주파 중 무엇이 맞나요?',
        answer:
          '윤곽의 처짐에는 초음파를, 결과 잔주름에는 고주파를 먼저 생각합니다. 둘 다 필요하면 두 달 넘게 사이를 둡니다.',
      },
    ],
  },
  {
    category: pigment,
    lead: '색은 깊이와 원인을 알아야 다룰 수 있습니다. 첫날은 레이저보다 사진을 먼저 찍습니다.',
    doctor: 1,
    faq: [
      {
        question: '기미는 없어지나요?',
        answer:
          '옅어지게 하고 옅은 채로 지키는 것이 목표입니다. 햇빛과 호르몬의 영향을 받으므로 다시 짙어질 수 있고, 그래서 자외선 차단이 진료의 절반입니다.',
      },
      {
        question: '토닝을 오래 받으면 피부가 얇아지나요?',
        answer:
          '간격과 세기를 지키면 피부가 얇아지는 일은 드뭅니다. 다만 자주, 세게 받으면 색이 얼룩질 수 있어 쉬는 기간을 둡니다.',
      },
    ],
  },
  {
    category: acne,
    lead: '지금 있는 것을 다스리고, 다시 나지 않게 하고, 남은 자국을 다룹니다. 순서를 바꾸지 않습니다.',
    doctor: 2,
    faq: [
      {
        question: '여드름을 집에서 짜도 되나요?',
        answer:
          '권하지 않습니다. 염증이 깊은 것을 누르면 옆으로 번져 흉터가 되기 쉽습니다. 급하실 때는 당일 예약을 찾아봐 드리겠습니다.',
      },
      {
        question: '청소년도 진료를 받을 수 있나요?',
        answer:
          '네. 만 14세가 되지 않았다면 보호자와 함께 와 주세요. 성장기에 맞는 약과 생활을 함께 정합니다.',
      },
    ],
  },
]

const won = (price: number) => `${price.toLocaleString('ko-KR')}원`

function product(images: DemoImages, { category, lead, doctor, faq }: Group): DemoPage {
  const title = category.name
  const items = shownTreatments(category)
  return {
    pattern: `/products/${category.key}`,
    title,
    seo: {
      title: `${title} · 라온피부과의원`,
      description: `${items.map(({ name }) => name).join(', ')}. 걸리는 시간과 회복 기간, 비용과 알아 두실 점을 안내합니다. 라온피부과의원.`,
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
        component: 'FeatureSection',
        data: {
          layout: 'columns',
          numbered: false,
          items: items.map(({ name, about, picture }) => ({
            title: name,
            text: about[0],
            image: picture && images[picture],
          })),
        },
      },
      {
        component: 'RichTextSection',
        data: {
          ground: 'surface',
          title: '시간과 회복, 비용',
          blocks: [
            {
              type: 'table',
              caption: '1회 기준, 부가세 포함',
              head: ['진료', '시간', '마취', '회복', '간격', '비용'],
              rows: items.map((item) => [
                item.name,
                durationOf(item),
                item.anaesthesia,
                item.recovery,
                item.interval,
                won(item.options[0]?.price ?? 0),
              ]),
            },
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
          items: [...faq, ...careFaqs.slice(2)],
        },
      },
      {
        component: 'DoctorSection',
        data: {
          eyebrow: '담당 의사',
          ground: 'surface',
          layout: 'letter',
          doctors: doctors(images).slice(doctor, doctor + 1),
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
export const productPages = (images: DemoImages): Record<string, DemoPage> =>
  Object.fromEntries(groups.map((group) => [`products-${group.category.key}`, product(images, group)]))
