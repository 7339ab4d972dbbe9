import type { CustomerRecord } from '#schema/customer-records.ts'
import { formatDate } from '#ui/format.ts'
import { phoneText } from './customer-table.tsx'
import { facts, section } from './styles.ts'

const genders = { male: '남', female: '여' } as const

/** Who a customer is, as far as the clinic knows, and how often they came. */
export function Profile({ customer }: { customer: CustomerRecord }) {
  const { phone, email, birthDate, gender, isRevealed } = customer
  return (
    <section className={section()}>
      <h2>고객 정보</h2>
      <dl className={facts()}>
        <div>
          <dt>전화번호</dt>
          <dd>{isRevealed && phone ? <a href={`tel:${phone}`}>{phoneText(phone)}</a> : phoneText(phone)}</dd>
        </div>
        {email && <Fact name="이메일" value={email} />}
        {birthDate && (
          <Fact
            name="생년월일"
            value={`${birthDate.replaceAll('-', '.')}${gender ? ` · ${genders[gender]}` : ''}`}
          />
        )}
        <Fact name="본인인증" value={customer.certifiedAt ? formatDate(customer.certifiedAt) : '하지 않음'} />
        <Fact name={customer.kind === 'member' ? '가입' : '처음'} value={formatDate(customer.createdAt)} />
        <Fact name="방문 완료" value={`${customer.visits}번`} />
        <Fact name="노쇼" value={`${customer.noShows}번`} />
        {customer.lastVisitAt && <Fact name="마지막 방문" value={formatDate(customer.lastVisitAt)} />}
      </dl>
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
