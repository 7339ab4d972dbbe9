/**
 * Calls of the API that the bench measures. Each asks a random clinic, once over HTTP and once by bare SQL. Where both
 * cannot ask the same (two bookings of one time), `before` prepares a question for each.
 */
import { customerCount, hashOf, initialsOf, tokenOf } from './api-data.mjs'

const json = (answer) => JSON.parse(String(answer.body))
const query = (values) => new URLSearchParams(values).toString()
const day = 86_400_000
/** Days of Seoul. */
const today = () => new Date(Date.now() + 9 * 3_600_000)
const dayAfter = (days) => new Date(today().getTime() + days * day).toISOString().slice(0, 10)

/** @param server connections to it @param bare what `bareQuestions` gives */
export function apiCalls(server, bare, clinics, random) {
  const pick = (values) => values[Math.floor(random() * values.length)]
  const now = () => new Date().toISOString()

  const asked = (path, ofClinic, bareQuestion, bareValues, idsOf) => () => {
    const clinic = pick(clinics)
    const question = ofClinic(clinic)
    const address = `/_api${path}?${query(question)}`
    return {
      call: () => server.get(address, clinic),
      bare: () => bareQuestion(clinic.partnerId, bareValues(question)),
      idsOf,
    }
  }
  const productIds = {
    call: ({ rows, count }) => [count, ...rows.map(({ id }) => id)],
    bare: (rows) => [Number(rows[0]?.total ?? 0), ...rows.map(({ id }) => id)],
  }
  /** The SQL by hand cannot tell words of pages from the rest of their JSON, so that their rows are not compared. */
  const foundIds = {
    call: ({ groups }) =>
      groups
        .flatMap(({ kind, rows }) => (kind === 'page' ? [] : rows.map(({ id }) => `${kind} ${id}`)))
        .sort(),
    bare: (rows) =>
      rows
        .filter(({ kind }) => kind !== 'page')
        .map(({ kind, id }) => `${kind} ${id}`)
        .sort(),
  }
  const doctors = { call: () => 1, bare: (rows) => (rows.length === 2 ? 1 : 0) }

  const keyword = ({ words }) => ({ keyword: pick(words) })
  const consonants = ({ words }) => ({ keyword: initialsOf(pick(words.filter(({ length }) => length > 2))) })
  const timed = (question) => [now(), question.keyword]

  /** A time that is free, a clinic's and a day's at random; the two halves of a pair take days apart from each other. */
  function booking() {
    const clinic = pick(clinics)
    const optionId = pick(clinic.options)
    const pairs = Math.floor(random() * 14) * 2
    const token = tokenOf(clinic.partnerId, Math.floor(random() * customerCount))
    return {
      async before() {
        const wanted = { productOptionIds: optionId }
        const free = async (from) => {
          const range = { ...wanted, from: dayAfter(from), to: dayAfter(from), onlyAvailable: true }
          const dates = json(
            await server.get(`/_api/partner-schedules/available-dates?${query(range)}`, clinic),
          )
          const found = dates.rows[0]?.day ?? dates.nextAvailable?.day
          const times = json(
            await server.get(`/_api/partner-schedules/time?${query({ ...wanted, day: found })}`, clinic),
          )
          return { day: found, ...pick(times.rows.filter(({ isAvailable }) => isAvailable)) }
        }
        this.own = await free(3 + pairs)
        this.other = await free(40 + pairs)
      },
      call() {
        const body = { reservedAt: this.own.reservedAt, productOptionIds: [optionId], sensitiveConsent: true }
        return server.post('/_api/customer/reservations', body, {
          host: clinic.host,
          cookie: `danjang_customer=${token}`,
        })
      },
      bare() {
        const code = Math.floor(random() * 1e12)
          .toString(36)
          .toUpperCase()
        const startsAt = new Date(this.other.reservedAt)
        return bare.book(clinic.partnerId, {
          tokenHash: hashOf(token),
          day: this.other.day,
          optionId,
          employee: pick(clinic.doctors),
          startsAt,
          code,
        })
      },
      idsOf: { call: () => 1, bare: (rows) => rows.length },
    }
  }

  const option = ({ options }) => ({ productOptionIds: pick(options) })
  return {
    list: {
      name: 'list: 20 of 100',
      question: asked(
        '/v2/products',
        () => ({ pageSize: 20 }),
        bare.list,
        () => [now()],
        productIds,
      ),
    },
    category: {
      name: 'list: a category',
      question: asked(
        '/v2/products',
        ({ categories }) => ({ pageSize: 20, categoryId: pick(categories) }),
        bare.category,
        ({ categoryId }) => [now(), categoryId],
        productIds,
      ),
    },
    text: {
      name: 'list: a word',
      question: asked(
        '/v2/products',
        (clinic) => ({ pageSize: 20, ...keyword(clinic) }),
        bare.text,
        timed,
        productIds,
      ),
    },
    initials: {
      name: 'list: consonants',
      question: asked(
        '/v2/products',
        (clinic) => ({ pageSize: 20, ...consonants(clinic) }),
        bare.initials,
        timed,
        productIds,
      ),
    },
    searchText: {
      name: 'search: a word',
      question: asked('/customer/search', keyword, bare.searchText, timed, foundIds),
    },
    searchInitials: {
      name: 'search: consonants',
      question: asked('/customer/search', consonants, bare.searchInitials, timed, foundIds),
    },
    dates: {
      name: 'booking: free days',
      question: asked(
        '/partner-schedules/available-dates',
        option,
        bare.freeDays,
        ({ productOptionIds }) => [dayAfter(0), dayAfter(41), productOptionIds],
        doctors,
      ),
    },
    times: {
      name: 'booking: free times',
      question: asked(
        '/partner-schedules/time',
        (clinic) => ({ ...option(clinic), day: dayAfter(3 + Math.floor(random() * 30)) }),
        bare.freeTimes,
        (question) => [question.day, question.day, question.productOptionIds],
        doctors,
      ),
    },
    book: { name: 'booking: a reservation', question: booking },
  }
}
