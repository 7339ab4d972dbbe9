import type { Doctor } from '#backend/seeds/clinic/clinic.ts'
import type { DemoImages } from '#backend/seeds/demo-partner.ts'

/** Doctors as the doctor section shows them. */
export const shownDoctors = (doctors: Doctor[], images: DemoImages) =>
  doctors.map(({ name, position, specialty, portrait, quote, letter, careers }) => ({
    name,
    position,
    specialty,
    portrait: images[portrait],
    quote,
    letter,
    careers,
  }))

const weekdays = [1, 2, 3, 4, 5, 6]
export const hoursHead = ['월', '화', '수', '목', '금', '토']

/** Doctors' hours as rows of a table: `10–20시`, or 쉼. */
export const hoursRows = (doctors: Doctor[]) =>
  doctors.map(({ name, hours = {} }) => [
    name,
    ...weekdays.map((weekday) => {
      const [from, to] = hours[weekday] ?? []
      return from && to ? `${Number(from.slice(0, 2))}–${Number(to.slice(0, 2))}시` : '쉼'
    }),
  ])
