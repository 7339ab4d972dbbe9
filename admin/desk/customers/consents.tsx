import type { CustomerRecord } from '#schema/customer-records.ts'
import { formatDateTime } from '#ui/format.ts'
import { said, section } from './styles.ts'

const channels = { SITE: '사이트', WIDGET: '예약 창', CONSOLE: '병원' } as const

/** What a customer last said to each of the terms: which version, when and where. */
export const Consents = ({ customer: { consents } }: { customer: CustomerRecord }) => (
  <section className={section()}>
    <h2>동의</h2>
    {consents.length === 0 && <p>동의한 약관이 없습니다.</p>}
    <ul className={said()}>
      {consents.map(({ termId, termTitle, version, isAgreed, channel, changedAt }) => (
        <li key={termId}>
          <span>
            {termTitle} <b>{isAgreed ? '동의' : '동의하지 않음'}</b>
          </span>
          <small>
            버전 {version} · {formatDateTime(changedAt)} · {channels[channel]}
          </small>
        </li>
      ))}
    </ul>
  </section>
)
