import { install } from './install.ts'

/*
 * `/_widget/launcher.js`, a script of its own. A page may call the widget before this has loaded, by this stub:
 *
 *   window.DanjangWidget ??= { q: [] }
 *   for (const name of ['init', 'open', 'close', 'on', 'logout', 'setRoute', 'utm', 'preload'])
 *     DanjangWidget[name] ??= (...given) => { DanjangWidget.q.push([name, given]) }
 */
const { currentScript } = document
install(
  window,
  currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : location.origin,
)
