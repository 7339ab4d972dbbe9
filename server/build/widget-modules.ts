import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/*
 * Modules of the booking widget (decision 0071). In another site's page nothing of ours has been loaded, so the widget
 * has modules of its own for what it shares with the site in the sources.
 */

const mark = '?widget'
const root = fileURLToPath(new URL('../..', import.meta.url))
const inWidget = `${root}widget/`
const isOfWidget = (id: string) =>
  id.endsWith(mark) || (id.startsWith(inWidget) && !id.startsWith(`${inWidget}launcher/`))

/** What stands for React in the widget, and for the bundler's helper of `import()`, which lies in the site's `base`. */
const inPlaceOf = new Map([
  ['react', 'preact/compat'],
  ['react/jsx-runtime', 'preact/compat/jsx-runtime'],
  ['react-dom/client', 'preact/compat/client'],
  ['\0vite/preload-helper.js', `${inWidget}app/import-later.ts`],
])

/**
 * Gives the widget's application Preact in place of React and Stitches, parts and calls of its own: a copy holds what the
 * widget uses, where the site's files hold all that any page may. They share no state, as the widget is a document of
 * its own. In development and in tests it runs on React, for which it is written.
 */
export function widgetModules(): Plugin {
  let replaced = false
  return {
    name: 'danjang:widget-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer || !isOfWidget(importer)) return undefined
      if (source === 'react-dom/client') replaced = true
      const from = importer.replace(mark, '')
      const found = await this.resolve(inPlaceOf.get(source) ?? source, from, { ...options, skipSelf: true })
      if (!found || found.external || /^\0|\/node_modules\/preact\//.test(found.id)) return found
      return found.id.startsWith(inWidget) ? found : { ...found, id: `${found.id}${mark}` }
    },
    transform: {
      filter: { id: /\.tsx(?:\?widget)?$/, code: /from 'lucide-react'/ },
      /** Names the file of each icon: a copy of the list of all icons would take long. */
      handler(code, id) {
        if (!isOfWidget(id)) return undefined
        return code.replace(/^import \{([^}]*)\} from 'lucide-react'$/gm, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .map((name) => `import ${name} from 'lucide-react/dist/esm/icons/${iconFile(name)}.mjs'`)
            .join('\n'),
        )
      },
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('The widget no longer starts by react-dom/client.')
    },
  }
}

/** `chevron-left` of `ChevronLeft`. */
const iconFile = (name: string) => name.replace(/(?<=.)(?=[A-Z])/g, '-').toLowerCase()
