import type { Calendar } from '#backend/seeds/calendar.ts'
import type { Notice } from '#backend/seeds/clinic/clinic.ts'

const shown = 5

/** A clinic's latest notices as the notice section shows them. A notice that leads to a page is a link to it. */
export const shownNotices = (notices: Notice[], calendar: Calendar) =>
  [...notices]
    .sort((one, other) => other.day - one.day)
    .slice(0, shown)
    .map(({ title, day, category, body }) => {
      const link = body.find((block) => block.type === 'link')
      return { title, date: calendar.day(day), category, ...(link && { url: link.link.url }) }
    })
