import type { ResourceDeclaration } from '#schema/resource.ts'
import type { Role } from '#schema/accounts.ts'
import { expect, test } from 'vitest'
import { menuOf } from '../menu.ts'
import { commandOf, commandsOf, grouped, matching, mayOpen, type Entry } from './commands.ts'

const resource = (name: string, title: string, write: boolean) =>
  ({ name, title, menu: 'content', can: { write, remove: false } }) as ResourceDeclaration
const resources = [resource('products', '시술', true), resource('employees', '의료진', false)]
const commands = commandsOf(menuOf('editor', resources, []), resources, 'editor')
const titles = (entries: Entry[]) => entries.map(({ title }) => title)
const doings = (role: Role) =>
  titles(commandsOf(menuOf(role, [], []), [], role).filter(({ group }) => group === '명령'))
const to = (link: string): Entry => ({ group: '최근', title: link, note: '', link })

test('offered are the screens of a role, and new rows of what it may write', () => {
  const places = commands.filter(({ group }) => group !== '명령')
  expect(titles(places)).toEqual([
    '홈',
    '고객 문의·게시글',
    '시술',
    '의료진',
    '디자인·페이지',
    '미디어',
    '새 시술',
  ])
  const atDesk = commandsOf(menuOf('desk', [], []), [], 'desk')
  expect(titles(atDesk.filter(({ group }) => group === '화면'))).toEqual([
    '예약',
    '고객',
    '보내지 못한 메시지',
  ])
})

test('what can be done from anywhere is offered to who may do it, and is told from an address', () => {
  const everything = ['전화 예약 등록', '공개하기', '미리보기 링크', '단축키 보기', '사이트 보기', '로그아웃']
  expect(doings('owner')).toEqual(everything)
  expect(doings('manager')).toEqual(everything)
  expect(doings('editor')).toEqual(['미리보기 링크', '단축키 보기', '사이트 보기', '로그아웃'])
  expect(doings('desk')).toEqual(['전화 예약 등록', '단축키 보기', '사이트 보기', '로그아웃'])
  const told = commands.map(commandOf).filter((name) => name !== null)
  expect(told).toEqual(['preview-link', 'shortcuts', 'visit-site', 'sign-out'])
  expect(mayOpen(to('command:publish'), commands)).toBe(false)
})

test('the nearest name comes first, by letters or initial consonants', () => {
  expect(titles(matching(commands, 'ㅅㅅ'))).toEqual(['시술', '새 시술'])
  expect(titles(matching(commands, '미디'))).toEqual(['미디어'])
  expect(matching(commands, '')).toEqual(commands)
})

test('of what was opened before only that is offered which a role may still open', () => {
  const links = ['/content/products/7', '/content/products/new', '/site#/pages/home', '/media?kind=gated']
  const lost = ['/content/popups/7', '/content/employees/new', '/audit', '/reservations', '/mediaplayer']
  expect(links.filter((link) => mayOpen(to(link), commands))).toEqual(links)
  expect(lost.filter((link) => mayOpen(to(link), commands))).toEqual([])
})

test('each is shown once, where it comes first', () => {
  const recent = { ...commands.find(({ title }) => title === '시술')!, group: '최근' }
  const groups = grouped([recent, ...commands])
  expect(groups.map(({ value }) => value)).toEqual(['최근', '화면', '새로 만들기', '명령'])
  expect(groups[1]?.items.map(({ title }) => title)).not.toContain('시술')
})
