import { expect, test } from 'vitest'
import { isMadeOld } from './is-made-old.ts'

const queries = {
  list: ['GET /admin/{resource}', { params: { resource: 'products' }, query: { page: 1 } }],
  otherList: ['GET /admin/{resource}', { params: { resource: 'notices' } }],
  row: ['GET /admin/{resource}/{id}', { params: { resource: 'products', id: 7 } }],
  otherRow: ['GET /admin/{resource}/{id}', { params: { resource: 'products', id: 8 } }],
  choices: ['GET /admin/choices/{source}', { params: { source: 'products' } }],
  setting: ['GET /admin/settings/{setting}', { params: { setting: 'clinic' } }],
  reservations: ['GET /admin/reservations', { query: { day: '2026-11-23' } }],
  reservation: ['GET /admin/reservations/{reservationId}', { params: { reservationId: 7 } }],
  customer: ['GET /admin/customers/{customerId}', { params: { customerId: 3 } }],
  pages: ['GET /admin/pages'],
  people: ['GET /admin/presence'],
  log: ['GET /admin/audit', { query: { page: 1 } }],
}

test.each([
  ['a row', { changed: 'products', key: '7' }, ['list', 'row', 'choices', 'log']],
  ['many rows', { changed: 'products' }, ['list', 'row', 'otherRow', 'choices', 'log']],
  ['a setting', { changed: 'clinic' }, ['setting', 'log']],
  ['a reservation', { changed: 'reservations' }, ['reservations', 'reservation', 'customer', 'log']],
  ['a customer', { changed: 'customers' }, ['customer', 'log']],
  ['a publication', { changed: 'revisions' }, ['pages', 'log']],
  ['who is here', { changed: 'presence' }, ['people']],
  ['a draft', { changed: 'drafts', key: 'page/home' }, ['pages']],
  ['everything', { changed: 'everything' }, Object.keys(queries)],
])('a change of %s makes old what shows it', (_, change, old) => {
  const made = Object.entries(queries).filter(([, query]) => isMadeOld(query, { isNew: false, ...change }))
  expect(made.map(([name]) => name)).toEqual(old)
})
