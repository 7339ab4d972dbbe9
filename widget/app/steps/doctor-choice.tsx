import { focalStyle } from '#ui/focal-style.ts'
import { imageAddress } from '#ui/image-address.ts'
import type { Doctor } from '../../api.ts'
import { section, sectionTitle } from '../panel.styles.ts'
import * as styles from './time-step.styles.ts'

type DoctorChoiceProps = {
  doctors: Doctor[]
  chosen: number | null
  onChoose: (employeeId: number | null) => void
}

/** Chooses with whom: anybody, or one doctor. */
export function DoctorChoice({ doctors, chosen, onChoose }: DoctorChoiceProps) {
  return (
    <fieldset className={section()}>
      <legend className={sectionTitle()}>의료진</legend>
      <div className={styles.doctors()}>
        <button
          type="button"
          className={styles.doctor({ on: chosen === null })}
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
        >
          <span className={styles.face()} aria-hidden="true">
            모두
          </span>
          <span>
            누구나
            <small>가장 빠른 시간</small>
          </span>
        </button>
        {doctors.map(({ id, name, title, specialty, image, isAvailable, reason }) => (
          <button
            key={id}
            type="button"
            className={styles.doctor({ on: chosen === id })}
            aria-pressed={chosen === id}
            disabled={!isAvailable}
            onClick={() => onChoose(id)}
          >
            {image ? (
              <img
                src={imageAddress(image.src, 96)}
                style={focalStyle(image.src)}
                alt=""
                width={44}
                height={44}
                className={styles.face()}
              />
            ) : (
              <span className={styles.face()} aria-hidden="true">
                {name.slice(0, 1)}
              </span>
            )}
            <span>
              {name} {title}
              <small>{isAvailable ? specialty : (reason?.message ?? '예약을 받지 않습니다')}</small>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
