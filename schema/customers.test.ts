import { expect, test } from 'vitest'
import { newAccount, newInvitation } from './accounts.ts'
import { certificationToken, givenPassword, newPassword } from './customers.ts'
import { customerPostChange, newCustomerPost } from './customer-posts.ts'
import { phoneCodeGuess } from './phone-codes.ts'

test.each([
  ['1234567', false],
  ['12345678', true],
  // Eight letters, each of several code units.
  ['👩‍⚕️👩‍⚕️', true],
  ['가나다라마바사', false],
  // Seven syllables that a Mac writes in parts.
  ['가나다라마바사'.normalize('NFD'), false],
  ['가나다라마바사아'.normalize('NFD'), true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['가'.repeat(100).normalize('NFD'), true],
])('a password may be %j: %s', (password, admitted) => {
  expect(newPassword.safeParse(password).success).toBe(admitted)
})

test('a password that is claimed is not empty', () => {
  expect(givenPassword.safeParse('x').success).toBe(true)
  expect(givenPassword.safeParse('').success).toBe(false)
  expect(givenPassword.safeParse('x'.repeat(501)).success).toBe(false)
})

test.each([
  ['A'.repeat(43), true],
  [`${'a-_9'.repeat(10)}abc`, true],
  ['A'.repeat(42), false],
  ['A'.repeat(44), false],
  [`${'A'.repeat(42)}+`, false],
])('a certification is proved by %s: %s', (token, admitted) => {
  expect(certificationToken.safeParse(token).success).toBe(admitted)
})

test('a code is six digits, and spaces beside it are dropped', () => {
  const guess = (code: string) => phoneCodeGuess.safeParse({ phone: '010-1234-5678', code }).data?.code
  expect(['123456', ' 123456 ', '12345', '1234567', '12345x', 'x123456'].map(guess)).toEqual([
    '123456',
    '123456',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('an invitation has an e-mail and a role, and its account a name without spaces beside it', () => {
  const account = { name: ' 김하늘 ', password: '12345678' }
  expect(newAccount.parse(account)).toMatchObject({ name: '김하늘' })
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(61) }, { password: '1234' }]) {
    expect([wrong, newAccount.safeParse({ ...account, ...wrong }).success]).toEqual([wrong, false])
  }
  const invited = { email: 'kim@raon.example', role: 'desk' }
  expect(newInvitation.parse(invited)).toEqual(invited)
  for (const wrong of [{ email: 'kim' }, { email: `${'a'.repeat(200)}@raon.example` }, { role: 'visitor' }]) {
    expect([wrong, newInvitation.safeParse({ ...invited, ...wrong }).success]).toEqual([wrong, false])
  }
})

const source = '/_files/1/gated/0123456789abcdef.webp'
const post = { boardTypeId: 1, title: ' 문의 ', content: ' 내용 ', password: '1234' }

test('a post is public and without pictures unless told, its words without spaces beside them', () => {
  expect(newCustomerPost.parse(post)).toEqual({
    boardTypeId: 1,
    title: '문의',
    content: '내용',
    isPrivate: false,
    password: '1234',
    images: [],
    agreements: [],
    sensitiveConsent: false,
  })
})

test.each([
  { title: ' ' },
  { title: 'x'.repeat(101) },
  { content: ' ' },
  { content: 'x'.repeat(5001) },
  { author: ' ' },
  { password: '123' },
  { password: 'x'.repeat(101) },
  { images: Array(6).fill({ src: source, alt: '사진' }) },
  { images: [{ src: source, alt: '' }] },
  { images: [{ src: '/_files/1/a.webp', alt: '사진' }] },
])('a post is refused with %j', (values) => {
  expect(newCustomerPost.safeParse({ ...post, ...values }).success).toBe(false)
})

test('a change keeps pictures by the address that showed them, or by their own', () => {
  const shown = `/_api/customer/gated-files/${'0123456789abcdef'.repeat(2)}?key=x`
  const change = { images: [shown, source].map((src) => ({ src, alt: '사진' })) }
  expect(customerPostChange.parse(change)).toEqual(change)
  const others = [
    `https://evil.example${shown}`,
    '/_api/customer/gated-files/0123?key=x',
    shown.replace('?', '/'),
    shown.replace('0123', 'xyz0'),
    `${shown}${'x'.repeat(500)}`,
  ]
  for (const src of others) {
    expect([src, customerPostChange.safeParse({ images: [{ src, alt: '사진' }] }).success]).toEqual([
      src,
      false,
    ])
  }
})
