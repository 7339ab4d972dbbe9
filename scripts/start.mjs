/** `npm start`: installs and builds what is out of date, then serves. Imports nothing that must be installed. */
import { pathToFileURL } from 'node:url'
import { prepare } from './lib/prepare.mjs'
import { root, say } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'

stopWithNpm()
const entry = await prepare({ build: true })
say('Starting the server.')
process.chdir(root)
// Lets visitors of the demo's clinics, at localhost alone, sign up as whom they like. The start tells so.
process.env.CERTIFICATION ||= 'demo'
// In this process, as if the server had been called itself: signals and exit codes are its own.
process.argv[1] = entry
await import(pathToFileURL(entry).href)
