import type { DemoImages, DemoPage } from '#backend/seeds/demo-partner.ts'
import { acne } from '../clinic/treatments/acne.ts'
import { lifting } from '../clinic/treatments/lifting.ts'
import { pigment } from '../clinic/treatments/pigment.ts'

export function home(images: DemoImages): DemoPage {
  return {
    pattern: '/',
    title: '라온피부과의원',
    seo: {
      title: '라온피부과의원 · 강남 신논현',
      description:
        '강남 신논현역 라온피부과의원. 피부과 전문의 여섯 사람이 상담부터 진료, 경과 확인까지 직접 맡습니다. 평일 저녁 여덟 시까지 진료합니다.',
    },
    options: { hasHero: true },
    blocks: [
      {
        component: 'HeroSection',
        data: {
          layout: 'cover',
          tone: 'onDark',
          align: 'left',
          eyebrow: '라온피부과의원 · 강남 신논현',
          title: '피부의 속도에\n맞추어 봅니다',
          text: '서두르지 않는 진료가 오래갑니다.\n진단부터 경과 확인까지, 한 사람의 의사가 함께합니다.',
          image: images.heroWide,
          mobileImage: images.heroTall,
          buttons: [
            { title: '진료 예약', reserve: true },
            { title: '진료 안내', url: '/products' },
          ],
          hint: '아래로',
        },
      },
      {
        component: 'StatementSection',
        data: {
          layout: 'centre',
          eyebrow: '라온의 생각',
          title: '좋은 피부는 만드는 것이 아니라\n지켜 내는 것입니다',
          text: '유행하는 장비보다 그 피부에 필요한 순서를 먼저 생각합니다. 첫 상담의 삼십 분은 피부를 보고 생활을 듣는 데 씁니다.\n\n필요하지 않은 진료는 권하지 않습니다. 기다리는 편이 나을 때는 기다리자고 말씀드립니다.',
          more: { title: '라온의 진료', url: '/introduce' },
        },
      },
      {
        component: 'TreatmentSection',
        data: {
          eyebrow: '진료 안내',
          title: '피부가 필요로 하는 만큼만',
          lead: '고민에서 시작해 보세요. 어떤 진료가 맞는지는 진료실에서 함께 정합니다.',
          more: { title: '진료 전체 보기', url: '/products' },
          layout: 'grid',
          source: {
            type: 'categories',
            names: [lifting.name, pigment.name, acne.name],
          },
        },
      },
      {
        component: 'FeatureSection',
        data: {
          eyebrow: '진료 과정',
          title: '예약부터 두 주 뒤까지',
          lead: '어느 단계에서든 궁금한 것은 담당 의사에게 바로 물으실 수 있습니다.',
          ground: 'surface',
          layout: 'columns',
          items: [
            {
              title: '피부를 먼저 봅니다',
              text: '같은 조명에서 피부를 기록하고, 생활 습관과 지난 진료를 듣습니다.',
              icon: 'eye',
            },
            {
              title: '순서를 함께 정합니다',
              text: '필요한 것과 필요하지 않은 것을 나누고, 비용과 회복 기간을 적어 드립니다.',
              icon: 'record',
            },
            { title: '의사가 직접 합니다', text: '상담한 의사가 처음부터 끝까지 진료합니다.', icon: 'hand' },
            {
              title: '돌아간 뒤에도 살핍니다',
              text: '다음 날과 두 주 뒤에 경과를 여쭙고, 필요하면 다시 봅니다.',
              icon: 'leaf',
            },
          ],
        },
      },
      {
        component: 'EventSection',
        data: {
          eyebrow: '이달의 이벤트',
          title: '건조해지기 전에',
          lead: '계절이 바뀔 때 자주 찾으시는 진료를 모았습니다. 모든 가격은 부가세를 포함합니다.',
          more: { title: '이벤트 전체 보기', url: '/events' },
          ground: 'plain',
          layout: 'row',
          source: { type: 'running', count: 4 },
        },
      },
      {
        component: 'DoctorSection',
        data: {
          eyebrow: '의료진',
          title: '처음 본 의사가 끝까지 봅니다',
          lead: '진단과 시술, 사후 관리를 나누어 맡지 않습니다.',
          more: { title: '의료진 소개', url: '/introduce/staff' },
          ground: 'surface',
          layout: 'row',
          count: 3,
        },
      },
      {
        component: 'BeforeAfterSection',
        data: {
          eyebrow: '진료 기록',
          title: '같은 빛, 같은 자리에서',
          lead: '조명과 각도, 화장 여부까지 같게 하여 기록합니다. 동의하신 분의 것만 회원에게 보여 드립니다.',
          more: { title: '사례 모두 보기', url: '/before-afters' },
        },
      },
      {
        component: 'FaqSection',
        data: {
          eyebrow: '자주 묻는 질문',
          title: '오시기 전에 궁금한 것들',
          more: { title: '질문 전체 보기', url: '/cscenter/faq' },
          choose: 'group',
          group: '예약과 방문',
          count: 4,
        },
      },
      {
        component: 'HoursAndWaySection',
        data: {
          eyebrow: '진료 시간 · 오시는 길',
          title: '신논현역에서 걸어서 3분',
          ground: 'surface',
          hoursNote: '접수는 진료 마감 30분 전까지입니다.\n토요일은 점심시간 없이 진료하며, 공휴일은 쉽니다.',
          image: images.map,
        },
      },
      {
        component: 'CallToActionSection',
        data: {
          eyebrow: '예약 안내',
          title: '지금의 피부를\n한번 보여 주세요',
          text: '상담만 하셔도 괜찮습니다. 편한 날과 시간을 먼저 골라 두세요.',
          ground: 'primary',
        },
      },
    ],
  }
}
