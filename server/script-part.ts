import { posix } from 'node:path'
import { parseAst } from 'vite'

/** A script of a build as a function, to be written into another script. */
export type ScriptPart = {
  /** By address: the names of what it exports that the part takes, in the order of the function's parameters. */
  imports: [address: string, names: string[]][]
  /** A function that runs the script and returns what it exports, by name. */
  code: string
}

/**
 * Makes a part of a script. `fileName`: where in the build it was. Throws for what no script of a build has, such as
 * names for whole modules.
 */
export function scriptPart(code: string, fileName: string): ScriptPart {
  const addressOf = (specifier: string) =>
    specifier.startsWith('/') ? specifier : posix.join('/', posix.dirname(fileName), specifier)
  const imports: ScriptPart['imports'] = []
  const parameters: string[] = []
  const exported: string[] = []
  /** Changes to the text, from its end to its start. */
  const edits: { start: number; end: number; text: string }[] = []

  for (const node of parseAst(code).body) {
    const { start, end } = node
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.map((specifier) => {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
          throw new Error(`${fileName} imports ${node.source.value} as a whole.`)
        parameters.push(specifier.local.name)
        return specifier.imported.name
      })
      imports.push([addressOf(node.source.value), names])
      edits.push({ start, end, text: '' })
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration) throw new Error(`${fileName} exports in a way that is not known.`)
      const passedOn: string[] = []
      for (const { local, exported: name } of node.specifiers) {
        if (local.type !== 'Identifier' || name.type !== 'Identifier')
          throw new Error(`${fileName} exports by a text.`)
        const value = node.source ? `$passed${parameters.length}` : local.name
        if (node.source) {
          parameters.push(value)
          passedOn.push(local.name)
        }
        exported.push(`${name.name}:${value}`)
      }
      if (node.source) imports.push([addressOf(node.source.value), passedOn])
      edits.push({ start, end, text: '' })
    } else if (/^Export(?:All|Default)Declaration$/.test(node.type)) {
      throw new Error(`${fileName} exports in a way that is not known.`)
    }
  }
  // Seen from another address, what is imported later lies elsewhere.
  for (const { index, 0: found, 1: quote = '', 2: specifier = '' } of code.matchAll(
    /\bimport\((["'`])(\.[^"'`]+)\1\)/g,
  )) {
    const text = `import(${quote}${addressOf(specifier)}${quote})`
    edits.push({ start: index, end: index + found.length, text })
  }
  let body = code
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
    body = body.slice(0, start) + text + body.slice(end)
  }
  return { imports, code: `(${parameters.join()})=>{${body.trim()}\nreturn{${exported.join()}}}` }
}
