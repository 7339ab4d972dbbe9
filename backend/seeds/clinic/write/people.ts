import { customers } from '#backend/customers/table.ts'
import { consents } from '#backend/terms/table.ts'
import { insertRows, takeIds } from '#backend/seeds/rows.ts'
import type { Person } from '#backend/seeds/clinic/clinic.ts'
import type { Writing } from './context.ts'
import { termVersions } from './texts.ts'
import { byKey, idOf } from './context.ts'

/** A number of the range 010-0000-xxxx, which belongs to nobody. */
export const phoneOf = ({ phone }: Person) => `+82100000${phone}`

/** Members and guests, and what the members agreed to when they signed up. */
export async function writePeople({ tx, clinic, calendar, ids }: Writing): Promise<void> {
  const people = clinic.people ?? []
  ids.people = byKey(
    people.map(({ key }) => key),
    await takeIds(tx, customers, people.length),
  )
  await insertRows(
    tx,
    customers,
    people.map((person) => ({
      partnerId: tx.partnerId,
      id: idOf(ids.people, person.key),
      kind: person.isGuest ? ('guest' as const) : ('member' as const),
      phone: phoneOf(person),
      name: person.name,
      email: person.email ?? null,
      birthDate: person.birthDate ?? null,
      gender: person.gender ?? null,
      certifiedAt: person.isGuest ? null : calendar.at(person.joined, '12:10'),
      languageCode: 'ko',
      isClosed: false,
      createdAt: calendar.at(person.joined, '12:11'),
    })),
  )
  const given = people.flatMap((person) =>
    person.isGuest
      ? []
      : clinic.terms
          .filter(({ occasions }) => occasions.includes('SIGN_UP'))
          .map((term) => ({
            person,
            code: term.code,
            version: termVersions(term, calendar).filter(
              ({ effectiveAt }, index) => index === 0 || effectiveAt <= calendar.at(person.joined),
            ).length,
            isAgreed: term.isRequired || (person.agreed ?? []).includes(term.code),
          })),
  )
  const consentIds = await takeIds(tx, consents, given.length)
  await insertRows(
    tx,
    consents,
    given.map(({ person, code, version, isAgreed }, index) => ({
      partnerId: tx.partnerId,
      id: consentIds[index] ?? 0,
      customerId: idOf(ids.people, person.key),
      termId: idOf(ids.terms, code),
      version,
      isAgreed,
      channel: 'SITE' as const,
      createdAt: calendar.at(person.joined, '12:11'),
    })),
  )
}
