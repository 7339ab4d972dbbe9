import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { CustomerSelf, Marketing } from '#schema/customers.ts'
import type { Consent, Term, TermPurpose } from '#schema/terms.ts'
import { ConsentItem } from '#ui/form/consent-item.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { consents as consentList } from '#ui/form/form.styles.ts'
import { formatDate, formatDateTime } from '#ui/format.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Part } from './part.tsx'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

const kinds: Partial<Record<TermPurpose, keyof Marketing>> = {
  MARKETING_SMS: 'sms',
  MARKETING_EMAIL: 'email',
  MARKETING_NIGHT: 'night',
}

/** Shows what somebody agreed to, with version and time, and what they may take back. */
export function Consents({ customer }: { customer: CustomerSelf }) {
  const { data: terms } = useQuery(queries({}, useQueryContext()).terms)
  // What they may take back is asked below, with how it stands.
  const given = customer.consents.filter(({ isRequired }) => isRequired)
  const optional = terms?.rows.filter(({ isRequired, purpose }) => !isRequired && purpose !== 'NOTICE') ?? []
  return (
    <>
      {given.length > 0 && (
        <Part title="동의하신 내용" lead="필수 항목은 회원으로 계시는 동안 유지되고, 탈퇴하시면 철회됩니다.">
          <ul className={styles.given()}>
            {given.map((consent) => (
              <Given key={consent.termId} consent={consent} />
            ))}
          </ul>
        </Part>
      )}
      {optional.length > 0 && (
        <Part
          title="선택 동의"
          lead="언제든지 켜고 끄실 수 있습니다. 끄셔도 예약 안내처럼 꼭 필요한 연락은 드립니다."
        >
          <Optional terms={optional} customer={customer} />
        </Part>
      )}
    </>
  )
}

function Given({ consent: { termTitle, version, isAgreed, changedAt } }: { consent: Consent }) {
  return (
    <li>
      <span>{termTitle}</span>
      {/* All of it anew where it changes, as `FreshText` does. */}
      <span key={changedAt} className={styles.quiet()}>
        {isAgreed ? '동의' : '철회'} · <time dateTime={changedAt}>{formatDateTime(changedAt)}</time> · 제
        {version}판
      </span>
    </li>
  )
}

function Optional({ terms, customer }: { terms: Term[]; customer: CustomerSelf }) {
  const context = useQueryContext()
  const queryClient = useQueryClient()
  const marketing = useMutation(callMutation(context.api, 'PUT /customers/this/marketing-receivable'))
  const others = useMutation(callMutation(context.api, 'POST /customers/this/consents'))
  const [fault, setFault] = useState<string>()
  const [said, setSaid] = useState('')
  const { queryKey } = queries({}, context).customer

  const change = async (term: Term, isAgreed: boolean) => {
    setFault(undefined)
    const kind = kinds[term.purpose]
    try {
      if (kind) await marketing.mutateAsync({ body: { [kind]: isAgreed } })
      else
        await others.mutateAsync({
          body: { agreements: [{ termId: term.id, version: term.version, isAgreed }] },
        })
      await queryClient.invalidateQueries({ queryKey })
      setSaid(`${term.termTitle}: ${isAgreed ? '동의하셨습니다.' : '철회하셨습니다.'}`)
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  const pending = marketing.isPending || others.isPending
  return (
    <>
      <FormSummary message={fault} />
      <ul className={consentList()}>
        {terms.map((term) => {
          const last = customer.consents.find(({ termId }) => termId === term.id)
          return (
            <ConsentItem
              key={term.id}
              term={term}
              note={noteOf(last)}
              checked={last?.isAgreed ?? false}
              aria-busy={pending}
              onChange={(event) => pending || void change(term, event.target.checked)}
            />
          )
        })}
      </ul>
      <p role="status" className={styles.said()}>
        {said}
      </p>
    </>
  )
}

const noteOf = (consent: Consent | undefined) =>
  consent ? `${formatDate(consent.changedAt)} ${consent.isAgreed ? '동의' : '철회'}` : '동의하지 않음'
