import { ActionLink } from '#ui/action-link.tsx'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Doctor } from './component.tsx'
import * as styles from './styles.ts'

/** One of several, in a row. */
export function DoctorCard({
  doctor,
  index,
  Heading,
}: {
  doctor: Doctor
  index: number
  Heading: 'h2' | 'h3'
}) {
  const { name, position, portrait, careers } = doctor
  return (
    <article className={styles.card()}>
      <div className={styles.frame()}>
        {portrait ? (
          <Picture
            image={portrait}
            fit="portrait"
            sizes="(max-width: 768px) 64vw, (max-width: 1024px) 36vw, 33vw"
          />
        ) : (
          <PartnerMark name={name} fit="portrait" index={index} />
        )}
      </div>
      <Heading className={styles.name()}>
        {doctor.url ? <ActionLink url={doctor.url}>{name}</ActionLink> : name}
        <small>{position}</small>
      </Heading>
      {doctor.specialty && <p className={styles.specialty()}>{doctor.specialty}</p>}
      {doctor.quote && <p className={styles.quote()}>{doctor.quote}</p>}
      {careers.length > 0 && (
        <ul className={styles.careers()}>
          {careers.map((career, position) => (
            <li key={position}>{career}</li>
          ))}
        </ul>
      )}
    </article>
  )
}
