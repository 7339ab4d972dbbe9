import { minifySync, type Plugin } from 'vite'

/**
 * Makes the functions small that are written into documents (`renderer/server/inline-script.ts`): each page carries them,
 * and the server's own files are not made small.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'danjang:inline-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/renderer\/server\/.*\.ts$/, code: /\binlineScript\(/ },
      handler(code, id) {
        const { code: small, errors } = minifySync(id.replace(/ts$/, 'js'), code, { module: true })
        if (errors.length > 0) this.error(`${id} can't be made small: ${errors[0]?.message}`)
        return { code: small, map: null }
      },
    },
  }
}
