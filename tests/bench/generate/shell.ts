import type { GlobalSlot } from '#schema/block.ts'
import type { pageDefinition } from '#schema/page.ts'
import type { z } from 'zod'

export type ShellBlock = { component: string; data: Record<string, unknown> }
type Shell = {
  global: Record<GlobalSlot, ShellBlock>
  pages: Record<string, Omit<z.input<typeof pageDefinition>, 'blocks'> & { blocks: ShellBlock[] }>
}

/** Pages that every generated clinic publishes, word for word: clinics differ in profile and data, not in pages. */
export const shell: Shell = {
  global: {
    header: {
      component: 'GlobalHeaderType1',
      data: {
        navigation: [
          { title: '진료 안내', url: '/products' },
          { title: '고객센터', url: '/cscenter' },
        ],
      },
    },
    search: { component: 'GlobalSearchType1', data: {} },
    footer: { component: 'GlobalFooterType1', data: {} },
    floatingButton: { component: 'GlobalFloatingButtonType1', data: {} },
    popup: { component: 'GlobalPopupType1', data: {} },
    widget: { component: 'GlobalWidgetType1', data: {} },
  },
  pages: {
    home: {
      pattern: '/',
      title: '처음',
      seo: { title: '진료 안내', description: '진료와 예약, 오시는 길을 안내합니다.' },
      blocks: [
        {
          component: 'PageTitleSection',
          data: { title: '피부를 먼저 보겠습니다', lead: '상담만 하셔도 괜찮습니다.' },
        },
        {
          component: 'FaqSection',
          data: {
            title: '자주 묻는 질문',
            items: [
              { question: '상담만 받아도 되나요?', answer: '네. 그날 진료를 정하지 않으셔도 됩니다.' },
              { question: '부가세가 들어 있나요?', answer: '표시한 가격은 부가세를 포함합니다.' },
            ],
          },
        },
        { component: 'HoursAndWaySection', data: { title: '진료 시간' } },
      ],
    },
    products: {
      pattern: '/products',
      title: '진료 안내',
      blocks: [{ component: 'PageTitleSection', data: { title: '진료 안내' } }],
    },
    cscenter: {
      pattern: '/cscenter',
      title: '고객센터',
      blocks: [{ component: 'PageTitleSection', data: { title: '고객센터' } }],
    },
    'not-found': {
      pattern: '/404',
      title: '찾을 수 없습니다',
      blocks: [{ component: 'PageTitleSection', data: { title: '찾을 수 없습니다' } }],
    },
  },
}
