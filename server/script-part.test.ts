import { expect, test } from 'vitest'
import { builtPageScripts, createPageScriptStore, partName } from './page-scripts.ts'
import { scriptPart } from './script-part.ts'

/** Runs the text of a script, whose imports are read from `modules` by address. */
async function run(text: string, modules: Record<string, Record<string, unknown>> = {}) {
  const local = text
    .replace(/import\{([^}]*)\}from"([^"]*)";/g, (_, names: string, address: string) => {
      return `const {${names.replaceAll(' as ', ':')}}=modules[${JSON.stringify(address)}];`
    })
    .replace(/export const (\w+)=/g, 'result.$1=')
  const result: Record<string, unknown> = {}
  // eslint-disable-next-line no-new-func
  new Function('modules', 'result', local)(modules, result)
  return result
}

const parts = {
  '/assets/blocks_Hero.aaa.js': scriptPart(
    'import{t as e,n}from"./chunks/base.js";import{t as r}from"./chunks/icon.js";var i=e+n+r;export{i as default};',
    'assets/blocks_Hero.aaa.js',
  ),
  '/assets/blocks_Footer.bbb.js': scriptPart(
    'import{t as x}from"./chunks/base.js";import{t}from"./chunks/icon.js";var i=`${x}/${t}`;export{i as default};',
    'assets/blocks_Footer.bbb.js',
  ),
  '/assets/blocks_Broken.ccc.js': scriptPart(
    'var i=(()=>{throw new Error("broken")})();export{i as default};',
    'assets/blocks_Broken.ccc.js',
  ),
  '/assets/chunks/icon.js': scriptPart('var a=`icon`;export{a as t};', 'assets/chunks/icon.js'),
}
const modules = { '/assets/chunks/base.js': { t: 'T', n: 'N' } }

test('parts that use the same names stand in one script, with what they share written once', async () => {
  const text = builtPageScripts(parts)(['Footer.bbb', 'Hero.aaa']) ?? ''
  expect(text.match(/`icon`/g)).toHaveLength(1)
  expect(await run(text, modules)).toEqual({ Hero: 'TNicon', Footer: 'T/icon' })
})

test('a part that throws leaves the others', async () => {
  const text = builtPageScripts(parts)(['Broken.ccc', 'Hero.aaa']) ?? ''
  const silent = text.replace('console.error(error);', '')
  expect(await run(silent, modules)).toEqual({ Broken: undefined, Hero: 'TNicon' })
})

test('what a part passes on is what it was given', async () => {
  const passing = scriptPart('export{n as default}from"./chunks/base.js";', 'assets/blocks_Pass.ddd.js')
  const text = builtPageScripts({ '/assets/blocks_Pass.ddd.js': passing })(['Pass.ddd']) ?? ''
  expect(await run(text, modules)).toEqual({ Pass: 'N' })
})

test('what is imported later is found from another folder', () => {
  const { code } = scriptPart(
    'var a=()=>import(`./chunks/later.js`);export{a as default};',
    'assets/blocks_A.js',
  )
  expect(code).toContain('import(`/assets/chunks/later.js`)')
})

test('a script is known by one address: sorted names, each once, all of them of the build', async () => {
  const store = createPageScriptStore(builtPageScripts(parts))
  expect((await store('Footer.bbb,Hero.aaa', 'identity'))?.toString()).toContain('export const Footer')
  for (const list of ['Hero.aaa,Footer.bbb', 'Hero.aaa,Hero.aaa', 'Hero.old', 'Hero', '', '__proto__']) {
    expect(await store(list, 'identity')).toBeUndefined()
  }
})

test('a part is named after its component and its content', () => {
  expect(partName('/assets/blocks_HeroSection.Dvht9I-_.js')).toBe('HeroSection.Dvht9I-_')
})
