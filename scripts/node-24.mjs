import { dirname } from 'node:path'
import { ensureNode24 } from './lib/on-demand.mjs'
import { say } from './lib/run.mjs'

// Prints the folder of Node 24's program, for a shell's PATH; installs it where it is not there yet.
say(dirname(await ensureNode24()))
