import type { Employee } from '#schema/employees.ts'
import { doctorWords } from './doctor-words.ts'
import * as styles from './doctor.styles.ts'
import { PartnerMark } from './partner-mark.tsx'
import { Picture } from './picture.tsx'

type DoctorCardProps = {
  doctor: Employee
  /** Place in a row, so that the marks of doctors without a portrait differ. */
  index: number
  Heading: 'h2' | 'h3'
  url?: string
  /** Without quotation and career. */
  isShort?: boolean
}

/** One doctor of several, in a row. */
export function DoctorCard({ doctor, index, Heading, url, isShort = false }: DoctorCardProps) {
  const { name, title, specialty, image, careers } = doctor
  const { quote } = doctorWords(doctor.introduction)
  return (
    <article className={styles.card()}>
      <div className={styles.frame()}>
        {image ? (
          <Picture
            image={image}
            fit="portrait"
            sizes="(max-width: 768px) 64vw, (max-width: 1024px) 36vw, 33vw"
          />
        ) : (
          <PartnerMark name={name} fit="portrait" index={index} />
        )}
      </div>
      <Heading className={styles.name()}>
        {url ? <a href={url}>{name}</a> : name}
        <small>{title}</small>
      </Heading>
      {specialty && <p className={styles.specialty()}>{specialty}</p>}
      {quote && !isShort && <p className={styles.quote()}>{quote}</p>}
      {careers.length > 0 && !isShort && (
        <ul className={styles.careers()}>
          {careers.map((career, position) => (
            <li key={position}>{career}</li>
          ))}
        </ul>
      )}
    </article>
  )
}
