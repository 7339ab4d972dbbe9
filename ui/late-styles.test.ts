// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { groupElement, groupNames, takeOverStyles, type StyleGroups } from './late-styles.ts'

const [styled, onevar] = [groupNames.indexOf('styled'), groupNames.indexOf('onevar')]
const emptyGroup = () => ({ cache: new Set<string>(), apply: () => {} })
let groups: StyleGroups
beforeEach(() => {
  document.head.innerHTML =
    groupElement(groupNames.indexOf('global'), 'global', '*{margin:0}') +
    groupElement(styled, 'c-a c-d', '@media{.c-a{color:red}.c-a:hover .x{top:1.5px}:where(.c-d){top:0}}') +
    groupElement(onevar, 'c-a-big', '@media{.c-a-big{color:blue}}')
  groups = {
    themed: emptyGroup(),
    global: emptyGroup(),
    styled: emptyGroup(),
    onevar: emptyGroup(),
    resonevar: emptyGroup(),
    allvar: emptyGroup(),
    inline: emptyGroup(),
  }
  takeOverStyles(groups)
})
const texts = () =>
  [...document.styleSheets].map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))

test('rules that the document came with are known by name', () => {
  expect(groups.global.cache).toContain('global')
  for (const name of ['c-a', 'c-d']) expect(groups.styled.cache).toContain(name)
  expect(groups.styled.cache).not.toContain('c-a-big')
  expect(groups.onevar.cache).toEqual(new Set(['c-a-big']))
})

test('a later rule stands behind those of its group and before those of the next, in a sheet of its own', () => {
  groups.styled.apply('.c-b{color:green}')
  groups.styled.apply('.c-c{color:green}')
  expect(texts()).toHaveLength(4)
  expect(texts()[2]?.map((rule) => rule.slice(0, 4))).toEqual(['.c-b', '.c-c'])
})

test('a rule that the browser does not know leaves the others', () => {
  groups.styled.apply('}')
  groups.styled.apply('.c-b{color:green}')
  expect(texts()[2]?.at(-1)).toContain('.c-b')
})
