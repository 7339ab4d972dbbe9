import type { Waiting } from '../../api.ts'
import { useWidget } from '../context.ts'
import { facts } from '../steps/review-step.styles.ts'

export const partNames: Record<Waiting['part'], string> = {
  ANY: '아무 때나',
  MORNING: '오전',
  AFTERNOON: '오후',
}

type WaitingFactsProps = {
  /** `null`: any doctor. */
  employee: { name: string } | null
  items: readonly { productName: string; optionName: string; quantity: number }[]
  who: string
  part?: Waiting['part']
}

/** What is waited for. */
export function WaitingFacts({ employee, items, who, part }: WaitingFactsProps) {
  const { site } = useWidget()
  const treatments = items.map(
    ({ productName, optionName, quantity }) =>
      `${productName} ${optionName}${quantity > 1 ? ` × ${quantity}` : ''}`,
  )
  const rows = [
    ['병원', site.name],
    ...(part ? [['시간대', partNames[part]] as const] : []),
    ['의료진', employee?.name ?? '누구나'],
    treatments.length > 0 ? ['시술', treatments.join(', ')] : ['방문 목적', '방문 상담'],
    ['신청하신 분', who],
  ] as const
  return (
    <dl className={facts()}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
