/**
 * npm passes SIGTERM on to the shell it runs a command in, and most shells end without passing it on: a server would be
 * left behind. So when the shell is gone, the signal is taken as given.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200).unref()
}
