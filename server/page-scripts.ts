import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { siteScript } from '#renderer/shared/script-address.ts'
import type { ScriptPart } from './script-part.ts'
import type { Encoding } from '#backend/kernel/http/encodings.ts'

/** The text of one script that is made of several, by their names; `undefined` where there is no such script. */
export type PageScripts = (names: readonly string[]) => string | undefined

/**
 * Puts scripts together out of a build's parts. Each exports its component under the component's name. One that throws
 * when it is run leaves the others: its block keeps its place (decision 0003).
 */
export function builtPageScripts(parts: Readonly<Record<string, ScriptPart>>): PageScripts {
  const named = new Map(Object.keys(parts).map((address) => [partName(address), address]))
  return (names) => {
    /** Imports of each file that is no part: by the name there, the name here. */
    const imported = new Map<string, Map<string, string>>()
    /** Places of the parts' exports, by address. */
    const written = new Map<string, string>()
    const lines: string[] = []
    let count = 0

    const reference = (address: string, name: string): string => {
      if (parts[address]) return `${write(address)}.${name}`
      let file = imported.get(address)
      if (!file) imported.set(address, (file = new Map()))
      let local = file.get(name)
      if (!local) file.set(name, (local = `i${(count += 1)}`))
      return local
    }
    const write = (address: string): string => {
      const known = written.get(address)
      if (known) return known
      const { imports, code } = parts[address] as ScriptPart
      const values = imports.flatMap(([from, taken]) => taken.map((name) => reference(from, name)))
      for (const [from, taken] of imports)
        if (taken.length === 0 && !imported.has(from)) imported.set(from, new Map())
      const place = `p${(count += 1)}`
      written.set(address, place)
      lines.push(`const ${place}=run(()=>(${code})(${values.join()}));`)
      return place
    }
    for (const name of names) {
      const address = named.get(name)
      if (!address) return undefined
      const place = write(address)
      const component = componentOf(name)
      if (component !== siteScript) lines.push(`export const ${component}=${place}.default;`)
    }
    const imports = [...imported].map(([address, file]) => {
      const list = [...file].map(([name, local]) => `${name} as ${local}`)
      return `import${list.length > 0 ? `{${list.join()}}from` : ''}"${address}";`
    })
    return [
      ...imports,
      'const run=(part)=>{try{return part()}catch(error){console.error(error);return{}}};',
      ...lines,
    ].join('\n')
  }
}

/** The same of the sources, in development. */
export function sourcePageScripts(addressOf: (name: string) => string | undefined): PageScripts {
  return (names) => {
    const lines: string[] = []
    for (const name of names) {
      const address = addressOf(name)
      if (!address) return undefined
      lines.push(name === siteScript ? `import"${address}"` : `export{default as ${name}}from"${address}"`)
    }
    return lines.join('\n')
  }
}

/** `HeroSection.Dvht9ISU` of `/assets/blocks_HeroSection.Dvht9ISU.js`. */
export const partName = (address: string) => address.replace(/^\/assets\/(?:blocks_)?|\.js$/g, '')
const componentOf = (name: string) => name.replace(/\..*$/, '')

/** The most scripts that one may be made of: no page has as many block types. */
const mostNames = 100
/** Bytes that are kept of finished scripts, compressed. */
const keptBytes = 32 * 1024 * 1024

const brotli = promisify(brotliCompress)
const encode: Record<Encoding, (text: string) => Promise<Buffer> | Buffer> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
  identity: (text) => Buffer.from(text),
}

/**
 * Gives the bytes of scripts by their names, as an address lists them: sorted, each once. `undefined` for any other list,
 * so that a script has one address.
 */
export function createPageScriptStore(scripts: PageScripts) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: (body) => body.byteLength + 500,
  })
  return async (list: string, encoding: Encoding): Promise<Buffer | undefined> => {
    const key = `${encoding} ${list}`
    const known = kept.get(key)
    if (known) return known
    const names = list.split(',')
    const isTidy =
      names.length <= mostNames && names.every((name, at) => at === 0 || (names[at - 1] as string) < name)
    const text = isTidy ? scripts(names) : undefined
    if (text === undefined) return undefined
    const body = await encode[encoding](text)
    kept.set(key, body)
    return body
  }
}

export type PageScriptStore = ReturnType<typeof createPageScriptStore>
