import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { scriptPart, type ScriptPart } from '../script-part.ts'

/**
 * Takes the scripts of the blocks and of the site's start out of the build as parts, of which the server puts together one
 * script for all that a page needs at a time (`server/page-scripts.ts`, decision 0028). Small files that they share (an
 * icon, a query) are parts of them, and stay files too for what else imports them.
 */
export function pageScripts(): Plugin {
  const parts: Record<string, ScriptPart> = {}
  return {
    name: 'danjang:page-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        moveRuntime(chunks)
        const isOnlyPart = ({ name, isEntry }: { name: string; isEntry: boolean }) =>
          isEntry && (name === 'site' || name.startsWith('blocks/'))
        // Without any state, so that a page may well have them twice.
        const isShared = (name: string) => /^(?:icon-|(?:shared\/api\/queries\/|call-)|ui-hours$)/.test(name)
        const only = new Set(chunks.filter(isOnlyPart).map(({ fileName }) => fileName))
        for (const { name, fileName, code, imports, dynamicImports } of chunks) {
          for (const imported of [...imports, ...dynamicImports]) {
            if (only.has(imported))
              this.error(`${fileName} imports ${imported}, which is no file of its own.`)
          }
          if (only.has(fileName) || isShared(name)) parts[`/${fileName}`] = scriptPart(code, fileName)
        }
        for (const fileName of only) delete bundle[fileName]
      },
    },
    writeBundle({ dir = '' }) {
      writeFileSync(join(dir, '../parts.json'), JSON.stringify(parts))
    },
  }
}

/**
 * Puts what the bundler writes for modules in CommonJS into `base`: by itself it is one more file before anything runs.
 * It stays a file too, which vike names in the console's document and the widget's later screens import.
 */
function moveRuntime(chunks: { name: string; fileName: string; code: string }[]): void {
  const [runtime, base] = ['rolldown-runtime', 'base'].map((name) =>
    chunks.find((file) => file.name === name),
  )
  if (!runtime || !base) throw new Error('The build has no rolldown-runtime or no base.')
  const [from, to] = [runtime, base].map(({ fileName }) => fileName.replace(/^.*\//, '')) as [string, string]
  const importing = new RegExp(`import\\{([^}]*)\\}from"([^"]*)${from.replaceAll('.', '\\.')}";?`, 'g')
  const exported = (names: string) => names.replace(/(?<=^|,)\w+/g, (name) => `$runtime_${name}`)
  for (const file of chunks) {
    if (file === base || file === runtime || file.name.startsWith('widget-')) continue
    file.code = file.code
      .replace(importing, (_, names: string, folder: string) => {
        const list = names.replace(/(?<=^|,)(\w+)(?=,|$)/g, '$1 as $1')
        return `import{${exported(list)}}from"${folder}${to}";`
      })
      .replaceAll(from, to)
  }
  const { code } = scriptPart(runtime.code, runtime.fileName)
  const names = [...code.slice(code.lastIndexOf('return{')).matchAll(/(\w+):/g)].map(([, name]) => name)
  base.code = `const $runtime=(${code})();${base.code.replace(
    importing,
    (_, list: string) => `const{${list.replaceAll(' as ', ':')}}=$runtime;`,
  )}\nexport const {${names.map((name) => `${name}:$runtime_${name}`).join()}}=$runtime;`
}
