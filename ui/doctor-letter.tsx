import type { Employee } from '#schema/employees.ts'
import type { ReactNode } from 'react'
import { doctorWords } from './doctor-words.ts'
import * as styles from './doctor.styles.ts'
import { PartnerMark } from './partner-mark.tsx'
import { Picture } from './picture.tsx'

type DoctorLetterProps = {
  doctor: Employee
  /** Level of the name: `h3` where the section has an `h2` above it. */
  Heading: 'h2' | 'h3'
  url?: string
  /** Stands below the career: ways on. */
  children?: ReactNode
}

/** One doctor in their own words, signed at the end. */
export function DoctorLetter({ doctor, Heading, url, children }: DoctorLetterProps) {
  const { name, title, specialty, image, careers } = doctor
  const { quote, letter } = doctorWords(doctor.introduction)
  return (
    <article className={styles.letter()}>
      <div className={styles.letterFigure()}>
        <div className={styles.frame()}>
          {image ? (
            <Picture image={image} fit="portrait" sizes="(max-width: 768px) 72vw, 33vw" />
          ) : (
            <PartnerMark name={name} fit="portrait" />
          )}
        </div>
      </div>
      <div className={styles.letterBody()}>
        {quote && <blockquote className={styles.letterQuote()}>{quote}</blockquote>}
        {letter && <p className={styles.letterText()}>{letter}</p>}
        <div className={styles.signature()}>
          <p className={styles.signaturePosition()}>{specialty ? `${title} · ${specialty}` : title}</p>
          <Heading className={styles.signatureName()}>{url ? <a href={url}>{name}</a> : name}</Heading>
        </div>
        {careers.length > 0 && (
          <ul className={styles.letterCareers()}>
            {careers.map((career, index) => (
              <li key={index}>{career}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </article>
  )
}
