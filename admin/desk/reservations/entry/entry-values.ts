import type { ChosenOption } from './options-field.tsx'

/** Where a reservation is meant to be. */
export type Place = { day: string; time: string; employeeId: string }

/** What is known already of who calls. */
export type Given = { contactName: string; contactPhone: string; memo: string }

/** What is typed into the form of a phone booking. */
export type EntryValues = Place & Given & { minutes: string; options: ChosenOption[] }

export const emptyEntry = (place: Place, given: Partial<Given>): EntryValues => ({
  ...place,
  contactName: '',
  contactPhone: '',
  memo: '',
  ...given,
  minutes: '',
  options: [],
})

/** Whether more is typed than where it is meant to be, which is chosen again in a moment. */
export const isTyped = (values: EntryValues, from: EntryValues): boolean =>
  values.options.length > 0 ||
  (['contactName', 'contactPhone', 'memo', 'minutes'] as const).some((name) => values[name] !== from[name])
