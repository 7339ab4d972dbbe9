import { PartnerMark } from '#ui/partner-mark.tsx'
import { ActionLink } from '#ui/action-link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Doctor } from './component.tsx'
import * as styles from './styles.ts'

/** One doctor in their own words, signed at the end. `hasHeading`: the section has an `h2` above it. */
export function DoctorLetter({ doctor, hasHeading }: { doctor: Doctor; hasHeading: boolean }) {
  const { name, position, portrait, careers } = doctor
  const Name = hasHeading ? 'h3' : 'h2'
  return (
    <article className={styles.letter()}>
      <div className={styles.letterFigure()}>
        <div className={styles.frame()}>
          {portrait ? (
            <Picture image={portrait} fit="portrait" sizes="(max-width: 768px) 72vw, 33vw" />
          ) : (
            <PartnerMark name={name} fit="portrait" />
          )}
        </div>
      </div>
      <div className={styles.letterBody()}>
        {doctor.quote && <blockquote className={styles.letterQuote()}>{doctor.quote}</blockquote>}
        {doctor.letter && <p className={styles.letterText()}>{doctor.letter}</p>}
        <div className={styles.signature()}>
          <p className={styles.signaturePosition()}>
            {position}
            {doctor.specialty && ` · ${doctor.specialty}`}
          </p>
          <Name className={styles.signatureName()}>
            {doctor.url ? <ActionLink url={doctor.url}>{name}</ActionLink> : name}
          </Name>
        </div>
        {careers.length > 0 && (
          <ul className={styles.letterCareers()}>
            {careers.map((career, index) => (
              <li key={index}>{career}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
