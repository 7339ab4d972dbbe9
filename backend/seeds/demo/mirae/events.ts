import type { Calendar } from '#backend/seeds/calendar.ts'
import type { DemoImages } from '#backend/seeds/demo-partner.ts'
import { shownEvents } from '../events.ts'
import { events as clinicEvents } from './clinic/events.ts'
import { categories } from './clinic/treatments.ts'
import { groupPath, groups, procedurePath } from './procedures.ts'

/** The page of an operation, of its part of the face, or of all. */
function urlOf(treatment: string): string {
  const group = groups.find(({ procedures }) => procedures.some(({ key }) => key === treatment))
  const procedure = group?.procedures.find(({ key }) => key === treatment)
  if (group && procedure) return procedurePath(group, procedure)
  const category = categories.find(({ treatments }) => treatments.some(({ key }) => key === treatment))
  const own = groups.find(({ key }) => key === category?.key)
  return own ? groupPath(own) : '/products'
}

export const events = (images: DemoImages, calendar: Calendar) =>
  shownEvents(clinicEvents, categories, urlOf, images, calendar)
