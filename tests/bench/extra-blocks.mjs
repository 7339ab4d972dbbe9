/** Block types in great number, as colleagues might write them in years: for the benchmark of what they cost others. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockFiles } from '../../scripts/lib/block-template.mjs'
import { createRandom } from './random.mjs'

/** What real blocks import of packages: some of it is in use already, some in no block yet. */
const packages = {
  'lucide-react':
    'ArrowDown ArrowLeft ArrowUpRight Calendar Check ChevronDown ChevronFirst ChevronRight ChevronsUpDown Clock Heart Info MapPin Menu Phone Search Star X',
  'react-router-dom':
    'createSearchParams matchPath useLocation useNavigate useNavigationType useSearchParams',
  '@tanstack/react-query':
    'keepPreviousData useInfiniteQuery useIsFetching useMutation useQueries useQuery useQueryClient useSuspenseQuery',
  react: 'useDeferredValue useId useTransition',
  'react-dom': 'createPortal flushSync',
  zustand: 'create useStore',
}
/** Folders whose exports a component may import. */
const shared = ['ui', 'api/queries', 'store']

const packageParts = Object.entries(packages).flatMap(([from, names]) =>
  names.split(' ').map((name) => ({ name, from })),
)

const isCode = (name) => /\.tsx?$/.test(name) && !/\.(?:test|catalogue)\.tsx?$/.test(name)

/** Adds `count` block folders to a copy of the sources; a third each are copies, templates and mixtures. */
export function addBlocks(folder, count) {
  const random = createRandom(7)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const existing = listBlocks(folder)
  const parts = listExports(folder)
  for (let index = 0; index < count; index += 1) {
    const made = [
      () => copyOf(folder, existing[index % existing.length], index),
      () => fromTemplate(pick(['section', 'header', 'footer']), index),
      () => mixture(pick(['section', 'header']), index, parts, random),
    ][index % 3]()
    const path = join(folder, 'blocks', made.slot, made.component)
    mkdirSync(path, { recursive: true })
    for (const [name, text] of Object.entries(made.files)) writeFileSync(join(path, name), text)
  }
}

function listBlocks(folder) {
  return readdirSync(join(folder, 'blocks')).flatMap((slot) =>
    readdirSync(join(folder, 'blocks', slot)).map((component) => ({ slot, component })),
  )
}

/** A folder that is there, with another name throughout. */
function copyOf(folder, { slot, component }, index) {
  const path = join(folder, 'blocks', slot, component)
  const name = `${component}Extra${index}`
  const rename = (text) => text.replaceAll(new RegExp(`\\b${component}\\b`, 'g'), name)
  const files = readdirSync(path).filter(isCode)
  return {
    slot,
    component: name,
    files: Object.fromEntries(files.map((file) => [file, rename(readFileSync(join(path, file), 'utf8'))])),
  }
}

function fromTemplate(slot, index) {
  const component = `Extra${index}`
  return { slot, component, files: blockFiles(slot, component) }
}

/** The template, importing besides any parts of the shared folders, so that the bundler sees every kind of sharing. */
function mixture(slot, index, parts, random) {
  const made = fromTemplate(slot, index)
  const some = (list, most) => {
    const chosen = new Set()
    for (let left = 1 + Math.floor(random() * most); left > 0; left -= 1) {
      chosen.add(list[Math.floor(random() * list.length)])
    }
    return [...chosen]
  }
  const imported = [...some(parts, 4), ...some(packageParts, 4)].map((part, at) => ({
    ...part,
    as: `part${at}`,
  }))
  const imports = imported.map(({ from, name, as }) => `import { ${name} as ${as} } from '${from}'`)
  const used = `export const parts = [${imported.map(({ as }) => as).join(', ')}]`
  made.files['component.tsx'] = `${imports.join('\n')}\n${made.files['component.tsx']}\n${used}\n`
  return made
}

/** What blocks import of the shared folders today: a block that imports more may be heavier than the build lets it be. */
function listExports(folder) {
  const parts = []
  const imported = importedByBlocks(folder)
  const visit = (path) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const below = `${path}/${entry.name}`
      if (entry.isDirectory()) visit(below)
      else if (isCode(entry.name)) {
        const text = readFileSync(join(folder, below), 'utf8')
        for (const [, name] of text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)) {
          parts.push({ name, from: `#${below}` })
        }
      }
    }
  }
  for (const path of shared) visit(path)
  return parts.filter(({ from }) => imported.has(from))
}

function importedByBlocks(folder) {
  const files = listBlocks(folder).flatMap(({ slot, component }) => {
    const path = join(folder, 'blocks', slot, component)
    return readdirSync(path)
      .filter(isCode)
      .map((file) => readFileSync(join(path, file), 'utf8'))
  })
  return new Set(files.flatMap((text) => Array.from(text.matchAll(/ from '(#[^']+)'/g), ([, from]) => from)))
}
