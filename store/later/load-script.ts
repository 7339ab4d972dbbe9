/** Loads a script from outside once it is asked for. Rejects where it does not come; it may be asked for again then. */
export function loadScript(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src, async: true })
  return new Promise((done, fail) => {
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      fail(new Error(`${src} did not load.`))
    })
    document.head.append(script)
  })
}
