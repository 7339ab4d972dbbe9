import type { RichTextInput } from '#schema/rich-text.ts'
import type { BeforeAfter, ClinicEvent, Treatment, TreatmentCategory } from './clinic.ts'
import { dots, heading, note, paragraph, paragraphs, table } from './rich-text.ts'

const won = (price: number) => `${price.toLocaleString('ko-KR')}원`

/** `약 60분`, or as the treatment says. */
export const durationOf = ({ duration, minutes }: Treatment): string => duration ?? `약 ${minutes}분`

/** The long text of a treatment. Side effects are named wherever a treatment is. Source: Medical Service Act, article 56. */
export const treatmentBody = (treatment: Treatment): RichTextInput => [
  ...paragraphs(...treatment.about),
  ...(treatment.suits ? [heading('이런 분께 알맞습니다'), dots(...treatment.suits)] : []),
  heading('시간과 회복'),
  table(
    '한 번 받으실 때',
    ['시간', '마취', '회복', treatment.intervalTitle ?? '간격'],
    [durationOf(treatment), treatment.anaesthesia, treatment.recovery, treatment.interval],
  ),
  heading('부작용과 주의'),
  paragraph(treatment.risks),
  note('회복 기간과 결과는 사람에 따라 다릅니다. 진료 전 의료진과 충분히 상담하세요.'),
]

/** Finds an option by its treatment's key and its name; throws with both where there is none. */
export function findOption(categories: TreatmentCategory[], key: string, name: string) {
  const treatment = categories.flatMap(({ treatments }) => treatments).find((one) => one.key === key)
  const option = treatment?.options.find((one) => one.name === name)
  if (!treatment || !option) throw new Error(`There is no option "${name}" of a treatment "${key}".`)
  return { treatment, option }
}

/** Every discount with the price before, its period and whom it is for; the first two stand beside it on the page. */
export const eventBody = (
  { summary, offers, audience, notes }: ClinicEvent,
  categories: TreatmentCategory[],
  hasPrices: boolean,
): RichTextInput => [
  paragraph(summary),
  ...(hasPrices
    ? [
        table(
          '이벤트 가격 (부가세 포함)',
          ['진료', '할인 전', '이벤트'],
          ...offers.map((offer) => {
            const { treatment, option } = findOption(categories, offer.treatment, offer.option)
            return [`${treatment.name} ${option.name}`, won(option.price), won(offer.price)]
          }),
        ),
      ]
    : []),
  dots(
    `대상: ${audience}`,
    ...notes,
    '표시한 기간과 대상에만 적용하며 다른 할인과 겹쳐 적용하지 않습니다.',
    '진찰한 뒤 알맞지 않다고 판단하면 진료하지 않으며 비용을 받지 않습니다.',
  ),
  note('붉어짐, 부기, 멍 등의 부작용이 생길 수 있으니 진료 전 의료진과 충분히 상담하세요.'),
]

/** Source: Medical Service Act, article 56 (2); its enforcement decree, article 23. */
export const beforeAfterBody = ({ body }: BeforeAfter): RichTextInput => [
  paragraph(body),
  note(
    '같은 조명과 각도에서 기록했습니다. 개인에 따라 결과가 다를 수 있으며 붉어짐, 부기, 멍, 색소 변화, 흉터 등의 부작용이 생길 수 있습니다. 진료 전 의료진과 충분히 상담하세요.',
  ),
]
