import { Check, ChevronDown } from 'lucide-react'
import { useState, type PropsWithChildren } from 'react'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import type { Term } from '../../api.ts'
import { useClinicWords, useWidget } from '../context.ts'
import { section, sectionTitle } from '../panel.styles.ts'
import * as styles from './review-step.styles.ts'
import { box } from './treatment-step.styles.ts'

type ConsentsProps = {
  terms: readonly Term[]
  /** A plain yes to the use of sensitive data, where the clinic has no terms of its own; `undefined`: not asked. */
  plain: boolean | undefined
  onPlain: (isAgreed: boolean) => void
  /** Whether the member is younger than 19. A guest is asked. */
  isMinorKnown: boolean
}

/**
 * What is agreed to, each by itself and none ticked beforehand, with its purpose, items, retention and the right to
 * refuse. One tap agrees to all that the booking needs, and to nothing else.
 */
export function Consents({ terms, plain, onPlain, isMinorKnown }: ConsentsProps) {
  const { booking, dispatch } = useWidget()
  const say = useClinicWords()
  const required = terms.filter(({ isRequired }) => isRequired)
  const isAll = required.every(({ id }) => booking.agreed[id])
  return (
    <section className={section()} aria-labelledby="consents">
      <h3 id="consents" className={sectionTitle()}>
        동의
      </h3>
      <div className={styles.consents()}>
        {required.length > 1 && (
          <label htmlFor="all-terms" className={styles.consentAll()}>
            <Tick
              id="all-terms"
              isOn={isAll}
              onChange={(isAgreed) =>
                dispatch({ type: 'agree', terms: required.map(({ id }) => id), isAgreed })
              }
            />
            필수 항목에 모두 동의합니다
          </label>
        )}
        <ul>
          {terms.map((term) => (
            <Consent key={term.id} term={term} />
          ))}
          {plain !== undefined && (
            <TickRow id="plain" isOn={plain} onChange={onPlain}>
              <span className={styles.need()}>필수</span>
              {say('받으려는 시술(민감정보)의 처리에 동의합니다')}
            </TickRow>
          )}
          {!isMinorKnown && (
            <TickRow
              id="minor"
              isOn={booking.isMinor}
              onChange={(isOn) => dispatch({ type: 'tick', field: 'isMinor', isOn })}
            >
              {booking.kind === 'consultation' ? '신청하시는' : '예약하시는'} 분이 만 19세 미만입니다
            </TickRow>
          )}
          {(booking.isMinor || isMinorKnown) && (
            <TickRow
              id="guardian"
              isOn={booking.guardianConsent}
              onChange={(isOn) => dispatch({ type: 'tick', field: 'guardianConsent', isOn })}
            >
              <span className={styles.need()}>필수</span>보호자(법정대리인)의 동의를 받았습니다
            </TickRow>
          )}
        </ul>
      </div>
    </section>
  )
}

type TickRowProps = PropsWithChildren<{ id: string; isOn: boolean; onChange: (isOn: boolean) => void }>

/** A tick box in a list of them. */
export function TickRow({ id, isOn, onChange, children }: TickRowProps) {
  return (
    <li className={styles.consent()}>
      <div className={styles.consentRow()}>
        <label htmlFor={`tick-${id}`}>
          <Tick id={`tick-${id}`} isOn={isOn} onChange={onChange} />
          {children}
        </label>
      </div>
    </li>
  )
}

type TickProps = { id: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Tick({ id, isOn, onChange }: TickProps) {
  return (
    <>
      <input
        id={id}
        type="checkbox"
        className={visuallyHidden()}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={box({ on: isOn })}>
        {isOn && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
      </span>
    </>
  )
}

/** One of the terms, with its words to unfold. */
export function Consent({ term }: { term: Term }) {
  const { booking, dispatch } = useWidget()
  const [isUnfolded, setUnfolded] = useState(false)
  const { id, termTitle, isRequired } = term
  const words = [
    ['목적', term.collectionPurpose],
    ['항목', term.collectedItems],
    ['보유 기간', term.retention],
    ['거부할 권리', term.refusal],
  ] as const
  return (
    <li className={styles.consent()}>
      <div className={styles.consentRow()}>
        <label htmlFor={`agree-${id}`}>
          <Tick
            id={`agree-${id}`}
            isOn={booking.agreed[id] ?? false}
            onChange={(isAgreed) => dispatch({ type: 'agree', terms: [id], isAgreed })}
          />
          <span className={styles.need()}>{isRequired ? '필수' : '선택'}</span>
          {termTitle}
        </label>
        <button
          type="button"
          className={styles.unfold()}
          aria-expanded={isUnfolded}
          aria-controls={`term-${id}`}
          aria-label={`${termTitle} 내용 보기`}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <dl id={`term-${id}`} className={styles.words()} hidden={!isUnfolded}>
        {words.map(
          ([name, words]) =>
            words && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  )
}
