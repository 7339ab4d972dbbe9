import { expect, test } from 'vitest'
import { gateOf, isNoYouth } from './gate.ts'

test.each([
  ['born in the last days of the year before', '2007-12-31', '2026-01-01T00:00:00+09:00', true],
  ['until midnight in Seoul', '2007-12-31', '2025-12-31T23:59:59+09:00', false],
  ['whatever the birthday', '2007-01-01', '2025-12-31T23:59:59+09:00', false],
  ['born later', '2008-01-01', '2026-06-01T00:00:00+09:00', false],
])('who turns 19 is no youth from 1 January on: %s', (_, birthDate, now, expected) => {
  expect(isNoYouth(birthDate, new Date(now))).toBe(expected)
})

const open = { isNoYouth: false }
const adult = { kind: 'member', birthDate: '1990-05-05' } as const
const youth = { kind: 'member', birthDate: '2015-05-05' } as const
const uncertified = { kind: 'member', birthDate: null } as const
const guest = { kind: 'guest', birthDate: '1990-05-05' } as const

test.each([
  ['public', open, null, { required: null, isOpen: true, lacks: null }],
  ['members', open, null, { required: 'member', isOpen: false, lacks: 'sign-in' }],
  ['members', open, guest, { required: 'member', isOpen: false, lacks: 'sign-in' }],
  ['members', open, uncertified, { required: 'member', isOpen: true, lacks: null }],
  ['adults', open, uncertified, { required: 'adult', isOpen: false, lacks: 'certification' }],
  ['adults', open, youth, { required: 'adult', isOpen: false, lacks: 'age' }],
  ['adults', open, adult, { required: 'adult', isOpen: true, lacks: null }],
  ['public', { isNoYouth: true }, null, { required: 'adult', isOpen: false, lacks: 'sign-in' }],
  ['public', { isNoYouth: true }, youth, { required: 'adult', isOpen: false, lacks: 'age' }],
  ['members', { isNoYouth: true }, guest, { required: 'adult', isOpen: false, lacks: 'sign-in' }],
  ['members', { isNoYouth: true }, adult, { required: 'adult', isOpen: true, lacks: null }],
] as const)('%s, %j, to %j', (allowed, row, visitor, expected) => {
  expect(gateOf(allowed, row, visitor)).toEqual(expected)
})
