import type { Database } from '#backend/kernel/database/database.ts'
import { beforeAfters } from '#backend/content/before-afters/table.ts'
import { boards, boardTypes } from '#backend/content/boards/table.ts'
import { employees } from '#backend/booking/employees/table.ts'
import { events } from '#backend/catalogue/events/table.ts'
import { faqGroups } from '#backend/content/faq-groups/table.ts'
import { faqs } from '#backend/content/faqs/table.ts'
import { notices } from '#backend/content/notices/table.ts'
import { products } from '#backend/catalogue/products/table.ts'

const body = (text: string) => [{ type: 'paragraph', text }]
const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const picture = { src: '/_files/2/gated.webp', alt: '', width: 10, height: 10 }

/** One of each kind that speaks of 울쎄라, and beside each one that visitors do not see. */
export async function addSearchable(database: Database, partnerId: number): Promise<void> {
  await database.withPartner(partnerId, async (tx) => {
    await tx.insert(products).values([
      {
        partnerId,
        name: '울쎄라 리프팅',
        summary: '처진 얼굴선을 올립니다.',
        tags: ['탄력'],
        translations: { en: { name: 'Ultrasound lifting' } },
      },
      { partnerId, name: '탄력 관리', summary: '울쎄라와 함께 받기 좋습니다.' },
      { partnerId, name: '숨긴 울쎄라', isVisible: false },
      { partnerId, name: '비밀 울쎄라', isSecret: true },
    ])
    const period = { startsAt: days(-1), endsAt: days(3) }
    await tx.insert(events).values([
      { partnerId, title: '가을 울쎄라 이벤트', audience: '성인', ...period },
      { partnerId, title: '끝난 울쎄라', startsAt: days(-3), endsAt: days(-2) },
      { partnerId, title: '직원용 울쎄라', target: 'EMPLOYEE', ...period },
    ])
    await tx.insert(notices).values([
      {
        partnerId,
        title: '울쎄라 장비 점검',
        category: '진료',
        body: body('하루 쉽니다.'),
        translations: { en: { title: 'Maintenance', body: body('No ultrasound today.') } },
      },
      { partnerId, title: '다음 주 울쎄라 공지', body: body('아직'), publishedAt: days(7) },
    ])
    const [group] = await tx.insert(faqGroups).values({ partnerId, name: '시술' }).returning()
    await tx.insert(faqs).values([
      {
        partnerId,
        groupId: group?.id ?? 0,
        question: '얼마나 아픈가요?',
        answer: [
          {
            type: 'paragraph',
            text: [
              { text: `${'길게 '.repeat(60)}울` },
              { text: '쎄라', bold: true },
              { text: '는 마취 크림을 바르고 합니다.', url: '/faq' },
            ],
          },
        ],
      },
      { partnerId, groupId: group?.id ?? 0, question: '숨긴 울쎄라?', answer: body(''), isVisible: false },
    ])
    await tx.insert(employees).values([
      { partnerId, name: '김서연', title: '대표원장', specialty: '울쎄라, 써마지' },
      { partnerId, name: '울쎄라 직원', type: 'STAFF' },
    ])
    const pictures = { before: [picture], after: [picture] }
    await tx.insert(beforeAfters).values([
      { partnerId, title: '울쎄라 3개월', note: '40대 여성', body: body('비공개 경과'), ...pictures },
      { partnerId, title: '다른 사례', body: body('본문의 울쎄라'), ...pictures },
    ])
    const [shown] = await tx.insert(boardTypes).values({ partnerId, name: '칼럼' }).returning()
    const [hidden] = await tx
      .insert(boardTypes)
      .values({ partnerId, name: '숨김', isVisible: false })
      .returning()
    await tx.insert(boards).values([
      { partnerId, boardTypeId: shown?.id ?? 0, title: '울쎄라 이야기', body: body('초음파') },
      { partnerId, boardTypeId: hidden?.id ?? 0, title: '숨긴 칼럼 울쎄라', body: body('') },
    ])
  })
}
