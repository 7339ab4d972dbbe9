import type { BlockEnvelope } from '#schema/block.ts'
import type { BlockType } from '../queries/get-blocks.ts'
import { newBlock } from './change-blocks.ts'

type Section = { component: string; data?: Record<string, unknown> }

export type PageTemplate = {
  name: string
  description: string
  /** Path that is suggested for a page of it. */
  path: string
  /** Type of which the template's card shows a picture. */
  picture: string
  /** Its sections in their order, each with what its type begins with and these words. */
  sections: (title: string) => Section[]
}

const ask = (title: string): Section => ({ component: 'CallToActionSection', data: { title } })
const questions: Section = { component: 'FaqSection', data: { title: '자주 묻는 질문' } }

/** Pages that a clinic makes again and again. What they show comes from its own treatments, doctors and questions. */
export const pageTemplates: PageTemplate[] = [
  {
    name: '시술 소개',
    description: '시술 하나를 순서와 함께 알립니다.',
    path: '/treatment',
    picture: 'TreatmentSection',
    sections: (title) => [
      { component: 'PageTitleSection', data: { title } },
      {
        component: 'FeatureSection',
        data: {
          title: '이렇게 진행합니다',
          items: [{ title: '상담' }, { title: '진단' }, { title: '시술' }, { title: '시술 뒤 관리' }],
        },
      },
      { component: 'DoctorSection', data: { title: '진료하는 의사' } },
      { component: 'TreatmentSection', data: { title: '함께 보는 시술' } },
      questions,
      ask('궁금한 점을 물어보세요'),
    ],
  },
  {
    name: '이벤트 랜딩',
    description: '광고를 보고 온 사람이 바로 예약합니다.',
    path: '/event',
    picture: 'HeroSection',
    sections: (title) => [
      {
        component: 'HeroSection',
        data: { layout: 'quiet', title, buttons: [{ title: '예약하기', reserve: true }] },
      },
      { component: 'EventSection', data: { title: '진행 중인 이벤트' } },
      { component: 'DoctorSection', data: { title: '진료하는 의사' } },
      questions,
      ask('지금 예약하세요'),
    ],
  },
  {
    name: '의료진 소개',
    description: '의사와 진료 일정을 함께 보입니다.',
    path: '/doctors',
    picture: 'DoctorSection',
    sections: (title) => [
      { component: 'PageTitleSection', data: { title } },
      { component: 'DoctorSection', data: { layout: 'letter' } },
      { component: 'ScheduleSection', data: { title: '진료 일정' } },
      ask('편한 시간에 예약하세요'),
    ],
  },
  {
    name: '병원 안내·오시는 길',
    description: '진료 시간, 약도와 연락할 곳입니다.',
    path: '/visit',
    picture: 'HoursAndWaySection',
    sections: (title) => [
      { component: 'PageTitleSection', data: { title } },
      { component: 'HoursAndWaySection', data: { title: '진료 시간과 오시는 길' } },
      { component: 'ContactSection', data: { title: '연락하기' } },
    ],
  },
  {
    name: '자주 묻는 질문',
    description: '질문을 찾아보고, 없으면 문의합니다.',
    path: '/faq',
    picture: 'FaqSection',
    sections: (title) => [
      { component: 'PageTitleSection', data: { title } },
      { component: 'FaqListSection' },
      { component: 'ContactSection', data: { title: '찾는 답이 없다면' } },
    ],
  },
]

/** The sections of a template for a page of this title, as far as the server has their types. */
export const templateBlocks = (
  template: PageTemplate,
  title: string,
  types: readonly BlockType[],
): BlockEnvelope[] =>
  template.sections(title).flatMap(({ component, data }) => {
    const type = types.find((one) => one.component === component && one.slot === 'section')
    if (!type) return []
    const block = newBlock(type)
    return [{ ...block, data: { ...block.data, ...data } }]
  })
