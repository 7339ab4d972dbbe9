import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The first folder on the way to a path that only its owner may enter; `null` where others get through. PostgreSQL does
 * not run as root, so that root's tests run it as a user of its own, who has to reach its programs.
 */
export function closedFolder(path, modeOf = (folder) => statSync(folder).mode) {
  const above = dirname(path) === path ? null : closedFolder(dirname(path), modeOf)
  return above ?? ((modeOf(path) & 0o001) === 0 ? path : null)
}
