import type { Calendar } from '#backend/seeds/calendar.ts'
import type { DemoImages } from '#backend/seeds/demo-partner.ts'
import { shownEvents } from '../events.ts'
import { events as clinicEvents } from './clinic/events.ts'
import { categories } from './clinic/treatments.ts'

const groupsWithPages = new Set(['lifting', 'pigment', 'acne'])

function urlOf(treatment: string): string {
  const group = categories.find(({ treatments }) => treatments.some(({ key }) => key === treatment))
  return group && groupsWithPages.has(group.key) ? `/products/${group.key}` : '/products'
}

export const events = (images: DemoImages, calendar: Calendar) =>
  shownEvents(clinicEvents, categories, urlOf, images, calendar)
