import type { Waiting } from '../../api.ts'
import { useClinicWords, useWidget } from '../context.ts'
import { Facts } from '../parts/facts.tsx'
import { partNames } from '../parts/part-choices.tsx'

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
  const say = useClinicWords()
  const treatments = items.map(
    ({ productName, optionName, quantity }) =>
      `${productName} ${optionName}${quantity > 1 ? ` × ${quantity}` : ''}`,
  )
  const rows = [
    ['병원', site.name],
    ...(part ? [['시간대', partNames[part]] as const] : []),
    ['의료진', employee?.name ?? '누구나'],
    ...(treatments.length > 0
      ? [[say('시술'), treatments.join(', ')] as const]
      : [['방문 목적', '방문 상담'] as const]),
    ['신청하신 분', who],
  ] as const
  return <Facts rows={rows} />
}
