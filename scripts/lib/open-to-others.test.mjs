import { expect, test } from 'vitest'
import { closedFolder } from './open-to-others.mjs'

test('names the first folder on a path that others may not enter', () => {
  const modes = { '/': 0o755, '/root': 0o700, '/root/work': 0o755, '/srv': 0o751, '/srv/work': 0o755 }
  const modeOf = (folder) => modes[folder]
  expect(closedFolder('/srv/work', modeOf)).toBe(null)
  expect(closedFolder('/root/work', modeOf)).toBe('/root')
})
