import type { Term } from '#schema/terms.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ComponentProps } from 'react'
import { CheckField } from './check-field.tsx'
import * as styles from './form.styles.ts'

type ConsentItemProps = Omit<ComponentProps<'input'>, 'type'> & {
  term: Pick<
    Term,
    'code' | 'termTitle' | 'isRequired' | 'collectionPurpose' | 'collectedItems' | 'retention' | 'refusal'
  >
  fault?: string | undefined
  /** Small words below it: since when it holds. */
  note?: string | undefined
}

/** Terms whose whole text is a page of the site. */
const pages: Record<string, string> = {
  'terms-of-service': '/terms/terms-of-service',
  'privacy-policy': '/terms/privacy-policy',
}

/** One thing to agree to: what for, what, how long, and that one may refuse, unfolded beside it. */
export function ConsentItem({ term, fault, note, ...input }: ConsentItemProps) {
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const { termTitle, isRequired } = term
  const page = pages[term.code]
  const words = [
    ['목적', term.collectionPurpose],
    ['항목', term.collectedItems],
    ['보유 기간', term.retention],
    ['거부할 권리', term.refusal],
  ].filter(([, content]) => content)
  return (
    <li className={styles.consent()}>
      <div className={styles.consentRow()}>
        <CheckField {...input} fault={fault}>
          <span>
            <span className={styles.need({ isRequired })}>{isRequired ? '필수' : '선택'}</span> {termTitle}
            {note && <span className={styles.consentNote()}>{note}</span>}
          </span>
        </CheckField>
        <button
          type="button"
          className={styles.unfold()}
          aria-expanded={isUnfolded}
          aria-controls={id}
          aria-label={`${termTitle} 내용 보기`}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <dl id={id} className={styles.details()} hidden={!isUnfolded}>
        {words.map(([name, content]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{content}</dd>
          </div>
        ))}
        {page && (
          <div>
            <dt>전문</dt>
            <dd>
              <a href={page} target="_blank" rel="noopener">
                {termTitle} 모두 읽기 (새 창)
              </a>
            </dd>
          </div>
        )}
      </dl>
    </li>
  )
}
