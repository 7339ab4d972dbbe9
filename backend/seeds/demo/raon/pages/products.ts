import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'
import { doctors } from '../doctors.ts'
import { careFaqs } from '../faqs.ts'
import { treatments } from '../treatments.ts'

export function products(images: DemoImages): DemoPage {
  const { lifting, pigment, acne } = treatments(images)
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
      { component: 'TreatmentSection', data: { layout: 'grid', categories: [lifting, pigment, acne] } },
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
  key: 'lifting' | 'pigment' | 'acne'
  lead: string
  /** What each treatment is like, in the order of the group's items. */
  details: string[]
  /** 시간, 마취, 회복: in the same order. */
  course: [anaesthesia: string, recovery: string, interval: string][]
  doctor: number
  faq: { question: string; answer: string }[]
}

const groups: Group[] = [
  {
    key: 'lifting',
    lead: '처짐은 피부, 지방, 근육이 함께 만듭니다. 어느 층의 문제인지 먼저 가려내고, 그 층에 맞는 방법을 고릅니다.',
    details: [
      '초음파 영상으로 층을 확인하며 깊은 근막층에 열을 점처럼 전합니다. 턱선과 볼의 처짐이 고민일 때 먼저 살펴봅니다. 열이 닿을 때 뻐근한 느낌이 있습니다.',
      '고주파로 진피를 넓고 고르게 데웁니다. 잔주름과 느슨한 결이 고민인 분께 맞습니다. 결과는 두세 달에 걸쳐 천천히 나타납니다.',
      '주름을 만드는 근육의 힘을 줄이는 주사입니다. 적은 양으로 시작하여 두 주 뒤에 보고, 모자라면 더합니다. 보통 서너 달 동안 이어집니다.',
      '녹는 실로 처진 조직을 당겨 고정합니다. 붓기와 당김이 한두 주 이어질 수 있어 일정을 함께 살핍니다.',
    ],
    course: [
      ['연고 마취', '붉은 기 하루, 뻐근함 1–2주', '12개월'],
      ['연고 마취', '붉은 기 하루', '12개월'],
      ['얼음', '멍 3–7일', '4개월'],
      ['국소 마취', '부기 1–2주', '12–18개월'],
    ],
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
    key: 'pigment',
    lead: '색은 깊이와 원인을 알아야 다룰 수 있습니다. 첫날은 레이저보다 사진을 먼저 찍습니다.',
    details: [
      '아주 짧은 빛으로 색소를 잘게 나누어 자극을 줄입니다. 두 주 간격으로 이어 가며, 다섯 번째에 사진을 비교해 계속할지 정합니다.',
      '기미는 되돌아오기 쉬운 색소입니다. 약한 레이저와 바르는 약, 먹는 약을 나누어 쓰며 열두 주 동안 함께 봅니다.',
      '혈관에 흡수되는 빛으로 붉은 기를 줄입니다. 주사 피부염인지 먼저 살피고, 필요하면 약부터 씁니다.',
      '확대경으로 모양을 살펴 의심스러운 점은 조직 검사를 먼저 권합니다. 한 번에 없애기보다 흉이 덜 남는 깊이를 지킵니다.',
    ],
    course: [
      ['없음 또는 연고', '붉은 기 하루', '2주'],
      ['없음 또는 연고', '붉은 기 하루', '2주'],
      ['없음', '붉은 기 1–2일, 드물게 멍', '3–4주'],
      ['연고 마취', '재생 테이프 7–10일', '필요할 때'],
    ],
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
    key: 'acne',
    lead: '지금 있는 것을 다스리고, 다시 나지 않게 하고, 남은 자국을 다룹니다. 순서를 바꾸지 않습니다.',
    details: [
      '면포와 염증을 나누어 압출하고, 바르는 약과 먹는 약을 정합니다. 질환 치료에 해당하면 건강보험을 적용합니다.',
      '미세한 침 끝에서 고주파가 나와 모공 둘레의 탄력을 돕습니다. 이삼 일 붉고 까슬합니다.',
      '송곳형, 상자형, 물결형을 나누어 보고 서브시전과 레이저, 필러를 골라 씁니다. 서너 달에 걸쳐 경과를 봅니다.',
      '히알루론산을 비롯한 수분 성분을 얕게 나누어 넣습니다. 볼록한 자국은 하루 이틀 안에 가라앉습니다.',
    ],
    course: [
      ['없음', '붉은 기 1–2일', '2–3주'],
      ['연고 마취', '붉은 기 2–3일', '4–6주'],
      ['연고 또는 국소 마취', '멍과 부기 5–7일', '6–8주'],
      ['연고 마취', '볼록한 자국 1–2일', '4주, 3회'],
    ],
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

function product(images: DemoImages, { key, lead, details, course, doctor, faq }: Group): DemoPage {
  const { title, items } = treatments(images)[key]
  return {
    pattern: `/products/${key}`,
    title,
    seo: {
      title: `${title} · 라온피부과의원`,
      description: `${items.map((item) => item.title).join(', ')}. 걸리는 시간과 회복 기간, 비용과 알아 두실 점을 안내합니다. 라온피부과의원.`,
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
          items: items.map((item, index) => ({ title: item.title, text: details[index], image: item.image })),
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
              rows: items.map((item, index) => [
                item.title,
                item.duration,
                ...(course[index] ?? ['', '', '']),
                won(item.price),
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
  Object.fromEntries(groups.map((group) => [`products-${group.key}`, product(images, group)]))
